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
  /// A frame, 1/64 s after the last input.
  case tick
  /// The host stalls for 20/64 s: the next input brings that time along, and no frame was shown.
  case stall
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

  /// How long a frame is, in seconds: a step that adds up without a rounding error.
  public static let tickSeconds = 1.0 / 64
  /// How long a stall is, in seconds: longer than `ElapsedClock.longestStep`.
  public static let stallSeconds = 20.0 / 64

  /// Every step, of a contact with a sensor or without.
  public static func all(hasSensor: Bool) -> [PathStep] {
    let forces: [PathForce] = hasSensor ? [.low, .mid, .full] : [.low]
    let moves = PathZone.allCases.flatMap { zone in forces.map { PathStep.move(zone, $0) } }
    return PathZone.allCases.map { .begin($0) } + moves + [
      .lift, .cancel, .second, .tick, .stall, .key(.down), .key(.repeated), .key(.up), .activate,
      .blur, .disable, .enable,
    ]
  }

  /// The step in a word or three.
  public var description: String {
    switch self {
    case .begin(let zone): "begin \(zone)"
    case .move(let zone, let force): "move \(zone) \(force)"
    case .lift: "lift"
    case .cancel: "cancel"
    case .second: "second"
    case .tick: "tick"
    case .stall: "stall"
    case .key(let phase): "key \(phase)"
    case .activate: "activate"
    case .blur: "blur"
    case .disable: "disable"
    case .enable: "enable"
    }
  }
}
