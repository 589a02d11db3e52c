#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

extension UIKitPlatform {
  /// The force on a screen is a weight: nothing else presses on it.
  static var pressesWeigh: Bool { true }
}

extension UIColor {
  /// The colour behind the title of a disabled button.
  static var disabledGround: UIColor { .systemGray5 }
  /// The colour of the empty part of a dial.
  static var emptyTrack: UIColor { .systemFill }
  /// The colour behind a view's content.
  static var shownGround: UIColor { .systemBackground }
  /// The colour of texts.
  static var shownText: UIColor { .label }
  /// The colour of less important texts.
  static var quietText: UIColor { .secondaryLabel }
}

extension UIView {
  /// The opacity, 0…1.
  var opacity: Double {
    get { Double(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  /// The radius of the view's corners, in points.
  var shownCornerRadius: CGFloat { layer.cornerRadius }

  /// The environment that the view's dynamic colours depend on.
  var nativeEnvironment: NativeEnvironment { traitCollection }

  /// True if the view's content begins at the right edge.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// True if a tap on the view acts: it is a control or a cell, takes the keys, recognizes a gesture, or is a button or a link
  /// for assistive technology.
  var isPressable: Bool {
    let isCell = self is UITableViewCell || self is UICollectionViewCell
    if self is UIControl || isCell || canBecomeFirstResponder { return true }
    let isScrollView = self is UIScrollView
    let recognizes = !isScrollView && gestureRecognizers?.contains(where: \.isEnabled) == true
    return recognizes || !accessibilityTraits.isDisjoint(with: [.button, .link])
  }
}

extension UIWindow {
  /// The notifications of the window's scene as it enters the background and returns. In the background the system takes a
  /// snapshot of the scene.
  var visibilityChanges: [VisibilityChange] {
    guard let scene = windowScene else { return [] }
    return [
      VisibilityChange(name: UIScene.didEnterBackgroundNotification, sender: scene) { false },
      VisibilityChange(name: UIScene.willEnterForegroundNotification, sender: scene) { true },
    ]
  }

  /// The area that an overlay covers, in the overlay's coordinates.
  var overlayArea: CGRect { bounds }

  /// Returns a rectangle of one of the window's views in the coordinates of an overlay.
  func overlayRect(_ rect: CGRect, of view: UIView) -> CGRect { view.convert(rect, to: nil) }

  /// Returns a point of an overlay in the window's coordinates, which are the same.
  func windowPoint(ofOverlay point: CGPoint) -> CGPoint { point }

  /// Returns the view that a touch at a point of the window would hit.
  func hit(at point: CGPoint) -> UIView? { hitTest(point, with: nil) }
}

extension UIView {
  /// The whole view, before this view and its ancestors limit the visible part.
  var visiblePart: VisiblePart { VisiblePart(of: Rect(convert(bounds, to: nil))) }

  /// Limits the visible part of this view, or of a view inside it.
  func limit(_ part: inout VisiblePart) {
    let clips = clipsToBounds || self is UIWindow
    part.pass(
      isHidden: isHidden, opacity: opacity, clip: clips ? Rect(convert(bounds, to: nil)) : nil,
      takesInput: isUserInteractionEnabled)
  }

  /// Calls a closure at each scroll of the present ancestors, synchronously, for as long as the result is kept.
  func observeScrolls(scrolled: @escaping @MainActor @Sendable () -> Void) -> [AnyObject] {
    ancestors.compactMap { $0 as? UIScrollView }.map { scrollView in
      scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated(scrolled) }
    }
  }
}

extension UIWindow {
  /// The part of the window where a ring, its hints and a preview are visible: inside the safe area, above a docked
  /// keyboard.
  var viewport: Rect {
    let safeArea = bounds.inset(by: safeAreaInsets)
    return Rect(safeArea.above(keyboard: keyboardLayoutGuide.layoutFrame))
  }
}

extension CGRect {
  /// Returns the part of a safe area above a docked keyboard. `keyboard` is the frame of the window's keyboard layout
  /// guide. If no keyboard is docked, it is the whole safe area.
  func above(keyboard: CGRect) -> CGRect {
    // If no keyboard is docked, the guide is at the bottom, below the safe area. An undocked keyboard does not reach
    // the bottom.
    let isDocked = keyboard.minY < maxY && keyboard.maxY >= maxY
    if !isDocked { return self }
    return CGRect(x: minX, y: minY, width: width, height: max(keyboard.minY - minY, 0))
  }
}
#endif
