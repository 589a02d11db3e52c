#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

// The names by which the views that UIKit and AppKit share (`Views`) know their platform: here UIKit. PressureAppKit has the
// same names for AppKit.

/// The platform's colour.
public typealias NativeColor = UIColor
/// What a dynamic colour depends on.
typealias NativeEnvironment = UITraitCollection
/// The platform's view.
typealias NativeView = UIView
/// The controller of a preview.
typealias NativeController = UIViewController
/// The platform of a control's host.
typealias NativePlatform = UIKitPlatform

extension UIKitPlatform {
  /// The force on a screen is a weight: nothing else presses on it.
  static var pressesWeigh: Bool { true }
}

extension UIColor {
  /// Behind the title of a disabled button.
  static var disabledGround: UIColor { .systemGray5 }
  /// The part of a dial that is not filled.
  static var emptyTrack: UIColor { .systemFill }
  /// Behind what a view shows.
  static var shownGround: UIColor { .systemBackground }
  /// Texts.
  static var shownText: UIColor { .label }
  /// Texts that matter less.
  static var quietText: UIColor { .secondaryLabel }
}

extension UIView {
  /// How opaque it is, 0…1.
  var opacity: Double {
    get { Double(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  /// What a dynamic colour in it depends on.
  var nativeEnvironment: NativeEnvironment { traitCollection }
}

extension UIWindow {
  /// What an overlay covers, in its own coordinates.
  var overlayArea: CGRect { bounds }

  /// A box in one of the window's views, in the coordinates of an overlay.
  func overlayRect(_ rect: CGRect, of view: UIView) -> CGRect { view.convert(rect, to: nil) }
}
#endif
