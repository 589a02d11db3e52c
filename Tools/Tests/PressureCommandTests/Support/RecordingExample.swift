/// Made-up recordings for the tests.
enum RecordingExample {
  /// The description of a pen.
  static let description = """
    # EVEMU 1.2
    N: Example Pen
    I: 0003 0001 0002 0100
    P: 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 01 0c 00 00 00 00 00 00
    A: 00 0 20000 0 0 100
    A: 01 0 10000 0 0 100
    A: 18 0 1000 0 0 0

    """

  /// A press that reaches half of the range and moves a millimetre, and one that lasts until the end of the recording.
  static let pen =
    description + """
      E: 100.000000 0003 0000 5000	# EV_ABS / ABS_X 5000
      E: 100.000000 0003 0001 4000
      E: 100.000000 0000 0000 0000	# ------------ SYN_REPORT (0) ----------
      E: 100.500000 0003 0018 0200
      E: 100.500000 0001 014a 0001
      E: 100.500000 0000 0000 0000
      E: 100.510000 0003 0018 0500
      E: 100.510000 0003 0000 5100
      E: 100.510000 0000 0000 0000
      E: 100.750000 0003 0018 0000
      E: 100.750000 0001 014a 0000
      E: 100.750000 0000 0000 0000
      E: 101.000000 0003 0018 0100
      E: 101.000000 0001 014a 0001
      E: 101.000000 0000 0000 0000
      E: 101.250000 0003 0018 0250
      E: 101.250000 0000 0000 0000

      """

  static let penReport = """
    pen.evemu: Example Pen, pen, pressure 0…1000

    press  contacts  samples  seconds  reached
        1         1        3    0.250    0.500
        2         1        3    0.250    0.250

    """

  static let penWarning = """
    pressure: warning: pen.evemu: press 2: the recording ends during this press; it is cancelled there

    """

  private static let header =
    "{\"pressurekit\":1,\"maximum\":6.666666666666667,\"source\":\"pen\",\"origin\":\"recorded\","
    + "\"device\":\"Example Pen\",\"unit\":\"steps\",\"range\":[0,1000]}\n"

  static let penTraces = [
    header + """
      {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":1.33333}
      {"t":0.01,"phase":"moved","id":1,"x":28.3,"y":22,"force":3.33333}
      {"t":0.25,"phase":"ended","id":1,"x":28.3,"y":22,"force":0}

      """,
    header + """
      {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":0.66667}
      {"t":0.25,"phase":"moved","id":1,"x":22,"y":22,"force":1.66667}
      {"t":0.25,"phase":"cancelled","id":1,"x":22,"y":22,"force":1.66667}

      """,
  ]
}
