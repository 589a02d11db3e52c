import PressureKit

/// The host of any control: what a view does with it without knowing which control it is.
@MainActor
public protocol ControlHosting: AnyObject {
  /// What the host runs on.
  var platform: any HostPlatform { get }
  /// Whether the view is on a screen.
  var isOnScreen: Bool { get set }
  /// Returns true if a person can see the view; see `ControlHost.isVisible`.
  var isVisible: (@MainActor () -> Bool)? { get set }
  /// Whether a contact is down on the control.
  var hasContact: Bool { get }
  /// Whether the contact's moves are the control's: meanwhile nothing around it may take them.
  var holdsScroll: Bool { get }
  /// Whether the control waits for the rest of a protocol.
  var isEngaged: Bool { get }
  /// Called with `isEngaged` after it changed: true before what else came of the input is told, false after it.
  var engagementDidChange: @MainActor (Bool) -> Void { get set }
  /// What the control is to those who do not see it.
  var access: Access { get }
  /// Feeds any input.
  func feed(_ input: Input)
}

extension ControlHosting {
  /// Makes the control take input, or none.
  public func setEnabled(_ isEnabled: Bool) {
    feed(.enabling(isEnabled, time: platform.now))
  }

  /// Tells the control of what may take a press away.
  public func interrupt(_ interruption: Interruption) {
    feed(.interruption(interruption, time: platform.now))
  }

  /// Activates the control, as assistive technology does. Returns whether it takes activations.
  public func activate() -> Bool {
    feed(.activation(time: platform.now))
    return access.isEnabled
  }

  /// Draws the control again, after something changed that is drawn.
  public func invalidate() {
    feed(.time(platform.now))
  }
}

extension ControlHost: ControlHosting {
  /// Whether a contact is down on the control.
  public var hasContact: Bool { control.hasContact }
  /// Whether the contact's moves are the control's: meanwhile nothing around it may take them.
  public var holdsScroll: Bool { control.holdsScroll }
  /// Whether the control waits for the rest of a protocol.
  public var isEngaged: Bool { control.isEngaged }
  /// What the control is to those who do not see it.
  public var access: Access { control.access }
}
