import PressureKit

/// How large a ring is as an app has it: a button's view, which has a size of its own for it, keeps this beside the
/// control's options, so that the app is told what it has said.
package struct RingSize: Equatable, Sendable {
  private var diameter: Double?
  private var offset: Double?

  /// Takes what the app says; nothing by default.
  package init(of options: ConfirmOptions = ConfirmOptions()) {
    diameter = options.ringDiameter
    offset = options.ringOffset
  }

  /// Sets it, and the view's own, in points, where the app says nothing; nil is the control's height.
  package func set(in options: inout ConfirmOptions, or own: Double? = nil) {
    options.ringDiameter = diameter ?? own
    options.ringOffset = offset ?? own
  }
}
