import PressureCommand

Pressure.main()
