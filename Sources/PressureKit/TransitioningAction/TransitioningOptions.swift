/// What a TransitioningAction can be told to do differently.
public struct TransitioningOptions: Equatable, Sendable {
  /// How long a failure is shown before it is ready again, in seconds; 1 by default, infinite to
  /// leave it.
  public var failureDelay = 1.0
  /// How long a success is shown before it is ready again, in seconds; infinite, the default, leaves
  /// it.
  public var resetDelay = Double.infinity
  /// How long a run may take before it has failed, in seconds; infinite, the default, is without
  /// limit. It does not stop the work: that is the host's.
  public var timeLimit = Double.infinity
  var haptics = 1.0
  /// Its colours.
  public var palette = TransitioningPalette()
  /// What the host measured of the title, in points; zero hides it.
  public var titleSize = Size.zero
  /// What the host measured of the success label, in points; zero hides it.
  public var successSize = Size.zero
  /// What the host measured of the failure label, in points; zero hides it.
  public var failureSize = Size.zero

  /// Makes the defaults.
  public init() {}

  /// Whether it knocks; true by default.
  public var hasHaptics: Bool {
    get { haptics.isOn }
    set { haptics.isOn = newValue }
  }

  /// What the host measured of a label, in points.
  func size(of label: TransitioningAction.Label) -> Size {
    switch label {
    case .none: .zero
    case .title: titleSize
    case .success: successSize
    case .failure: failureSize
    }
  }
}
