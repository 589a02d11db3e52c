import PressureKit

/// An abstract input to a control: a step in the sequences of `AllPaths`.
public enum PathStep: Hashable, Sendable, CustomStringConvertible {
  /// A contact touches lightly in a zone. If one was already down, its lift was lost.
  case begin(PathZone)
  /// A contact touches something that covers a zone.
  case beginCovered(PathZone)
  /// The contact moves to a zone with a force.
  case move(PathZone, PathForce)
  /// The contact lifts at its position.
  case lift
  /// The contact lifts from something that covers its position.
  case liftCovered
  /// The system takes the contact away.
  case cancel
  /// A second contact touches inside the control.
  case second
  /// The second contact moves to a zone with a force.
  case secondMove(PathZone, PathForce)
  /// The second contact lifts inside the control.
  case secondLift
  /// The system takes the second contact away.
  case secondCancel
  /// A frame, `AllPaths.frameSeconds` after the last input.
  case tick
  /// The host stalls for 20/64 s. The next input includes that time, with no frame before it. A second stall in a row has no
  /// effect.
  case stall
  /// A frame 64 s after the last input, longer than any delay.
  case sleep
  /// Enter goes down, repeats, comes up or is cancelled.
  case key(KeySample.Phase)
  /// Space goes down, repeats or comes up.
  case space(KeySample.Phase)
  /// A key that activates nothing goes down.
  case type
  /// Assistive technology activates the control.
  case activate
  /// The window loses focus.
  case blur
  /// Any other interruption.
  case interrupt(Interruption)
  /// The control is disabled.
  case disable
  /// The control is enabled.
  case enable
  /// The host calls a function of the control that is not an input; see `AllPaths.call`.
  case call(UInt8)

  /// The duration of a sleep, in seconds.
  public static let sleepSeconds = 64.0
  /// The duration of a stall, in seconds; longer than `ElapsedClock.longestStep`.
  public static let stallSeconds = 20.0 / 64

  /// Returns every step of one contact, with or without a sensor, and the beginning of a second contact.
  public static func all(hasSensor: Bool) -> [PathStep] {
    let forces: [PathForce] = hasSensor ? [.low, .mid, .full] : [.low]
    let moves = PathZone.allCases.flatMap { zone in forces.map { PathStep.move(zone, $0) } }
    return PathZone.allCases.map { .begin($0) } + moves + [
      .lift, .cancel, .second, .tick, .stall, .key(.down), .key(.repeated), .key(.up), .activate,
      .blur, .disable, .enable,
    ]
  }

  /// Returns steps that matter only in longer sequences: a second contact that moves and ends, with the highest force, a contact
  /// on something that covers the control, a second key, interruptions, and a sleep.
  public static func more(hasSensor: Bool) -> [PathStep] {
    let force = hasSensor ? PathForce.full : .low
    let interruptions: [Interruption] = [.displaced, .unreachable, .changed, .moved, .keysLost]
    return PathZone.allCases.flatMap { [.secondMove($0, force), .beginCovered($0)] }
      + interruptions.map { .interrupt($0) }
      + [
        .liftCovered, .secondLift, .secondCancel, .key(.cancelled), .space(.down),
        .space(.repeated), .space(.up), .type, .sleep,
      ]
  }

  /// The step in a few words.
  public var description: String {
    switch self {
    case .begin(let zone): "begin \(zone)"
    case .beginCovered(let zone): "begin covered \(zone)"
    case .move(let zone, let force): "move \(zone) \(force)"
    case .lift: "lift"
    case .liftCovered: "lift covered"
    case .cancel: "cancel"
    case .second: "second"
    case .secondMove(let zone, let force): "second move \(zone) \(force)"
    case .secondLift: "second lift"
    case .secondCancel: "second cancel"
    case .tick: "tick"
    case .stall: "stall"
    case .sleep: "sleep"
    case .key(let phase): "key \(phase)"
    case .space(let phase): "space \(phase)"
    case .type: "type"
    case .activate: "activate"
    case .blur: "blur"
    case .interrupt(let interruption): "\(interruption)"
    case .disable: "disable"
    case .enable: "enable"
    case .call(let number): "call \(number)"
    }
  }
}
