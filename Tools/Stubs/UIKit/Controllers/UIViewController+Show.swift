extension UIViewController {
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
  public func show(_ vc: UIViewController, sender: Any?) {}
}
