import PressureKit

extension ControlEvent {
  /// The event in a few words, for tests and tables: `selected`, `confirm`, `tick haptic`, `announce ok`.
  public var words: String {
    switch self {
    case .state(let state): "\(state)"
    case .act(let act): "\(act)"
    case .haptic(let haptic): "\(haptic) haptic"
    case .announce(let label): "announce \(label)"
    }
  }
}

extension AppIcon.Act: CustomStringConvertible {
  /// `launch`, or `item 2`.
  public var description: String {
    switch self {
    case .launch: "launch"
    case .item(let item): "item \(item)"
    }
  }
}
