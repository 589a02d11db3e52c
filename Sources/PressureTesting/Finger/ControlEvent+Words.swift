import PressureKit

extension ControlEvent {
  /// The event in a word or two, for tests and tables: `selected`, `act 1`, `tick knock`, `announce`.
  public var words: String {
    switch self {
    case .state(let state): "\(state)"
    case .act(let choice): "act \(choice)"
    case .haptic(let haptic): "\(haptic) knock"
    case .announce: "announce"
    }
  }
}
