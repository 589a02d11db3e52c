import PressureKit

/// What goes wrong with presses, as inputs that can be put into the middle of any.
///
/// Each has been met in the field: lifts that a driver lost, hosts that stall, keys that repeat, devices
/// without a sensor that say a constant, numbers that are none, clocks that are set back, events that go
/// elsewhere, hands that touch as well. Nothing may come of any of them by itself.
public enum Fault: Hashable, Sendable, CustomStringConvertible {
  /// The contact is silent for three seconds, and then moves without a button: its lift was lost.
  case lostUp
  /// The host shows no frame for ten seconds.
  case stalledFrames
  /// A key that nobody let go of repeats for a second.
  case keyRepeat
  /// For half a second nothing but this part of the range, from a source that knows only fractions: 0.5
  /// and 1 are what devices without a sensor say. Where a sensor is proven it is force.
  case constantSensor(Double)
  /// Time, place and force that are no numbers; the contact lifts nobody knows where.
  case notANumber
  /// The clock goes back, a little and a lot, and comes again.
  case timeBackwards
  /// The host's events go elsewhere.
  case captureLost
  /// A second finger touches and lifts.
  case secondFinger

  /// All of them.
  public static let all: [Fault] = [
    .lostUp, .stalledFrames, .keyRepeat, .constantSensor(0.5), .constantSensor(1), .notANumber,
    .timeBackwards, .captureLost, .secondFinger,
  ]

  /// Whether it takes away the press of a contact that is down, so that nothing may come of what the
  /// contact does after it either. (A scale loses no contact to a lost capture or a second finger.)
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
    case .constantSensor(let fraction): "a sensor that always says \(fraction)"
    case .notANumber: "what is no number"
    case .timeBackwards: "time that goes back"
    case .captureLost: "a lost capture"
    case .secondFinger: "a second finger"
    }
  }
}
