import PressureKit

/// A problem that occurs during real presses, as inputs to insert into any press.
///
/// All of them have been seen in the field. Drivers lose lifts, hosts stall, keys repeat, and devices without a sensor
/// report a constant. Values are not numbers, clocks are set back, events get lost, and a second finger touches. No fault
/// may cause an act by itself.
public enum Fault: Hashable, Sendable, CustomStringConvertible {
  /// The contact is silent for three seconds, and then moves without a button, because its lift was lost.
  case lostUp
  /// The host shows no frame for ten seconds.
  case stalledFrames
  /// A held key repeats for a second.
  case keyRepeat
  /// For half a second, the force is constant at this fraction, from a source that reports only fractions. Devices without a
  /// sensor report 0.5 or 1. If a sensor has already proven itself, the value counts as force.
  case constantSensor(Double)
  /// Time, position and force are not numbers, and the contact lifts at an unknown place.
  case notANumber
  /// The clock goes back by small and large steps, and returns.
  case timeBackwards
  /// The host no longer receives the contact's events.
  case captureLost
  /// A second finger touches and lifts.
  case secondFinger

  /// All faults.
  public static let all: [Fault] = [
    .lostUp, .stalledFrames, .keyRepeat, .constantSensor(0.5), .constantSensor(1), .notANumber,
    .timeBackwards, .captureLost, .secondFinger,
  ]

  /// True if the fault takes away the press of a contact that is down. Then the contact must not cause an act later either. (A
  /// scale keeps its contact after a lost capture or a second finger.)
  public var endsPress: Bool {
    switch self {
    case .lostUp, .notANumber, .captureLost, .secondFinger: true
    case .stalledFrames, .keyRepeat, .constantSensor, .timeBackwards: false
    }
  }

  /// The fault in a few words.
  public var description: String {
    switch self {
    case .lostUp: "a lost lift"
    case .stalledFrames: "stalled frames"
    case .keyRepeat: "a key that repeats"
    case .constantSensor(let fraction): "a sensor that always reports \(fraction)"
    case .notANumber: "values that are not numbers"
    case .timeBackwards: "time going backwards"
    case .captureLost: "a lost capture"
    case .secondFinger: "a second finger"
    }
  }
}
