/// The press of the documentation, with its replay.
enum ReplayExample {
  static let trace = """
    {"pressurekit":1,"maximum":6.667,"source":"touch"}
    {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":0.4}
    {"t":0.1,"phase":"moved","id":1,"x":22,"y":22,"force":1.9}
    {"t":0.2,"phase":"moved","id":1,"x":22,"y":22,"force":3.1}
    {"t":0.35,"phase":"moved","id":1,"x":22,"y":-4,"force":2.6}
    {"t":0.5,"phase":"moved","id":1,"x":22,"y":-22,"force":2.2}
    {"t":0.7,"phase":"ended","id":1,"x":22,"y":-22,"force":0}

    """

  static let table = """
     time  force  input            state      events
    0.000  0.400  contact 1 began  updating   updating
    0.200  3.100  contact 1 moved  selected   selected, tick haptic, announce confirm
    0.350  2.600  contact 1 moved  confirmed  confirmed, strong haptic, announce ok
    0.700  0.000  contact 1 ended  idle       confirm, success haptic, idle

    """

  /// The replay on a button that fills in place.
  static let inPlace = """
     time  force  input            state      events
    0.000  0.400  contact 1 began  updating   updating
    0.200  3.100  contact 1 moved  selected   selected, tick haptic, announce confirm
    0.400         a frame          confirmed  confirmed, strong haptic, announce ok
    0.700  0.000  contact 1 ended  idle       confirm, success haptic, idle

    """

  static let json = """
    [
      { "t": 0, "input": { "phase": "began", "id": 1, "x": 22, "y": 22, "force": 0.4 }, "events": ["updating"], "state": "updating" },
      { "t": 0.1, "input": { "phase": "moved", "id": 1, "x": 22, "y": 22, "force": 1.9 }, "events": [], "state": "updating" },
      { "t": 0.2, "input": { "phase": "moved", "id": 1, "x": 22, "y": 22, "force": 3.1 }, "events": ["selected", "tick haptic", "announce confirm"], "state": "selected" },
      { "t": 0.35, "input": { "phase": "moved", "id": 1, "x": 22, "y": -4, "force": 2.6 }, "events": ["confirmed", "strong haptic", "announce ok"], "state": "confirmed" },
      { "t": 0.5, "input": { "phase": "moved", "id": 1, "x": 22, "y": -22, "force": 2.2 }, "events": [], "state": "confirmed" },
      { "t": 0.7, "input": { "phase": "ended", "id": 1, "x": 22, "y": -22, "force": 0 }, "events": ["confirm", "success haptic", "idle"], "state": "idle" }
    ]

    """
}
