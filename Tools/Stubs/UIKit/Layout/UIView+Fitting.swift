extension UIView {
  // https://developer.apple.com/documentation/uikit/uiview/layoutfittingexpandedsize
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
