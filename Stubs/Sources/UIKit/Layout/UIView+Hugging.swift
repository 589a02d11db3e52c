extension NSLayoutConstraint {
  // https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

extension UIView {
  // https://developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
