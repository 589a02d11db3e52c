// https://developer.apple.com/documentation/uikit/uilayoutguide
@MainActor
open class UILayoutGuide: NSObject {
  // https://developer.apple.com/documentation/uikit/uilayoutguide/owningview
  open private(set) weak var owningView: UIView?

  public override init() {}

  init(of view: UIView) {
    owningView = view
  }

  // https://developer.apple.com/documentation/uikit/uilayoutguide/layoutframe
  // The stand-ins have no layout. This is the frame of the safe area, the only plain guide whose frame is read.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: owningView.safeAreaInsets)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}

// https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Here only: the keyboard on the screen; nil if it is hidden.
  public static var standIn: Keyboard?

  /// Here only.
  public struct Keyboard {
    /// The frame in the window's coordinates.
    var frame: CGRect
    /// True if the keyboard floats, away from the bottom edge.
    var isUndocked: Bool

    public init(frame: CGRect, isUndocked: Bool = false) {
      self.frame = frame
      self.isUndocked = isUndocked
    }
  }

  // Without a keyboard to follow, the guide begins at the bottom of the safe area.
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let corner = view.convert(CGRect.zero, to: nil).origin
    if let keyboard = UIKeyboardLayoutGuide.standIn, !keyboard.isUndocked {
      return frame(of: view, from: keyboard.frame.minY - corner.y)
    }
    return frame(of: view, from: view.bounds.maxY - view.safeAreaInsets.bottom)
  }

  private func frame(of view: UIView, from top: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.maxY - top, 0))
  }
}
