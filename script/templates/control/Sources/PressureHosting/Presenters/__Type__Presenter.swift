import PressureKit

/// Decides what a view of a __Type__ shows, says and calls, for a native view of any toolkit.
@MainActor
package final class __Type__Presenter {
  /// The control's host.
  package let host: ControlHost<__Type__>
  /// Called when the person has activated the control. A press calls the closure that was set when it began.
  package var pressAction = PressAction<() -> Void>()

  /// Makes the presenter of a new control on a platform.
  package init(on platform: any HostPlatform) {
    host = ControlHost(__Type__(), on: platform)
  }

  /// The intention in percent, as assistive technology says it; nil at rest.
  package var value: String? {
    let intention = host.control.intention
    return intention > 0 ? "\(Int((intention * 100).rounded()))%" : nil
  }
}
