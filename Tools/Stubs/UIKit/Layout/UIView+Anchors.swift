extension UIView {
  // https://developer.apple.com/documentation/uikit/uiview/leadinganchor
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  // https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  // https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
  // Here always 240 points high.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 240) }
}

extension UIScrollView {
  // https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  // https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
