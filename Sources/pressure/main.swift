import PressureCommand

Pressure.start()
