/// An event of the Linux input system.
struct InputEvent: Equatable {
  /// The time in microseconds, on the clock of the recording.
  var time: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32
}

/// The codes of events and axes, from the kernel's `input-event-codes.h`.
enum InputCode {
  static let sync: UInt16 = 0
  static let key: UInt16 = 1
  static let absolute: UInt16 = 3

  // Codes of `sync`.
  static let report: UInt16 = 0
  static let mtReport: UInt16 = 2
  static let dropped: UInt16 = 3

  // Codes of `key`.
  static let toolPen: UInt16 = 0x140
  static let toolAirbrush: UInt16 = 0x144
  static let toolFinger: UInt16 = 0x145
  static let toolQuintTap: UInt16 = 0x148
  static let touch: UInt16 = 0x14A
  static let stylus: UInt16 = 0x14B
  static let toolDoubleTap: UInt16 = 0x14D
  static let toolQuadTap: UInt16 = 0x14F

  // Codes of `absolute`.
  static let x: UInt16 = 0
  static let y: UInt16 = 1
  static let pressure: UInt16 = 0x18
  static let slot: UInt16 = 0x2F
  static let mtX: UInt16 = 0x35
  static let mtY: UInt16 = 0x36
  static let trackingID: UInt16 = 0x39
  static let mtPressure: UInt16 = 0x3A

  /// The property of a direct input device: a touchscreen.
  static let directProperty = 1
}
