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

extension UIView {
  /// The whole view, before it and the views that it is in limit what is seen.
  var visiblePart: VisiblePart { VisiblePart(of: Rect(convert(bounds, to: nil))) }

  /// Limits what is seen of a view that is this one or in it.
  func limit(_ part: inout VisiblePart) {
    let clips = clipsToBounds || self is UIWindow
    part.pass(
      isHidden: isHidden, opacity: opacity, clip: clips ? Rect(convert(bounds, to: nil)) : nil)
  }

  /// Hears each scroll of what the view is in now, at once, for as long as the result is kept.
  func observeScrolls(scrolled: @escaping @MainActor @Sendable () -> Void) -> [AnyObject] {
    ancestors.compactMap { $0 as? UIScrollView }.map { scrollView in
      scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated(scrolled) }
    }
  }
}

extension UIWindow {
  /// The part of the window where a ring, its hints and a preview can be seen: inside of the safe area, above a docked
  /// keyboard.
  var viewport: Rect {
    let safeArea = bounds.inset(by: safeAreaInsets)
    return Rect(safeArea.above(keyboard: keyboardLayoutGuide.layoutFrame))
  }
}

extension CGRect {
  /// The part of a safe area above a docked keyboard, by the frame of the window's keyboard layout guide; without a docked
  /// keyboard, all of it.
  func above(keyboard: CGRect) -> CGRect {
    // Without a docked keyboard, the guide is at the bottom, below the safe area. An undocked keyboard does not reach it.
    let isDocked = keyboard.minY < maxY && keyboard.maxY >= maxY
    if !isDocked { return self }
    return CGRect(x: minX, y: minY, width: width, height: max(keyboard.minY - minY, 0))
  }
}
#endif
