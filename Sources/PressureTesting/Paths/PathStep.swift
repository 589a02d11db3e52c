import PressureKit

/// One abstract thing that can happen to a control: what a sequence of `AllPaths` is made of.
public enum PathStep: Hashable, Sendable, CustomStringConvertible {
  /// A contact touches lightly in a zone; when one was down already, its lift was lost.
  case begin(PathZone)
  /// The contact is in a zone, pressing so hard.
  case move(PathZone, PathForce)
  /// The contact lifts where it is.
  case lift
  /// The system takes the contact away.
  case cancel
  /// A second contact touches inside the control.
  case second
  /// The second contact is in a zone, pressing so hard.
  case secondMove(PathZone, PathForce)
  /// The second contact lifts inside the control.
  case secondLift
  /// The system takes the second contact away.
  case secondCancel
  /// A frame, `AllPaths.frameSeconds` after the last input.
  case tick
  /// The host stalls for 20/64 s: the next input brings that time along, and no frame was shown. In a stall it means nothing.
  case stall
  /// A frame 64 s after the last input: longer than anything waits.
  case sleep
  /// An activation key does something.
  case key(KeySample.Phase)
  /// An assistive technology activates it.
  case activate
  /// The window loses focus.
  case blur
  /// It is disabled.
  case disable
  /// It is enabled.
  case enable
  /// Its host does one of the things it can do to it besides input: see `AllPaths.call`.
  case call(UInt8)

  /// How long a sleep is, in seconds.
  public static let sleepSeconds = 64.0
  /// How long a stall is, in seconds: longer than `ElapsedClock.longestStep`.
  public static let stallSeconds = 20.0 / 64

  /// Every step of one contact, with a sensor or without, and of a second that only begins.
  public static func all(hasSensor: Bool) -> [PathStep] {
    let forces: [PathForce] = hasSensor ? [.low, .mid, .full] : [.low]
    let moves = PathZone.allCases.flatMap { zone in forces.map { PathStep.move(zone, $0) } }
    return PathZone.allCases.map { .begin($0) } + moves + [
      .lift, .cancel, .second, .tick, .stall, .key(.down), .key(.repeated), .key(.up), .activate,
      .blur, .disable, .enable,
    ]
  }

  /// What takes longer sequences to matter: a second contact that lives on, as hard as there is, and a sleep.
  public static func more(hasSensor: Bool) -> [PathStep] {
    let force = hasSensor ? PathForce.full : .low
    return PathZone.allCases.map { .secondMove($0, force) } + [.secondLift, .secondCancel, .sleep]
  }

  /// The step in a word or three.
  public var description: String {
    switch self {
    case .begin(let zone): "begin \(zone)"
    case .move(let zone, let force): "move \(zone) \(force)"
    case .lift: "lift"
    case .cancel: "cancel"
    case .second: "second"
    case .secondMove(let zone, let force): "second move \(zone) \(force)"
    case .secondLift: "second lift"
    case .secondCancel: "second cancel"
    case .tick: "tick"
    case .stall: "stall"
    case .sleep: "sleep"
    case .key(let phase): "key \(phase)"
    case .activate: "activate"
    case .blur: "blur"
    case .disable: "disable"
    case .enable: "enable"
    case .call(let number): "call \(number)"
    }
  }
}
