import PressureKit

/// The diameter of a ring as the app has set it. A button that sizes the ring itself keeps it beside the control's options,
/// so that the app reads back the value it has set.
package struct RingSize: Equatable, Sendable {
  private var diameter: Double?

  /// Takes the diameter of an app's options; by default none.
  package init(of options: ConfirmOptions = ConfirmOptions()) {
    diameter = options.ringDiameter
  }

  /// Sets the diameter in the options. One that the app has not set becomes `own`, in points; nil means the control's height.
  package func set(in options: inout ConfirmOptions, or own: Double? = nil) {
    options.ringDiameter = diameter ?? own
  }
}
