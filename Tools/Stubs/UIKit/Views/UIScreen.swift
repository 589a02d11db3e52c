// https://developer.apple.com/documentation/uikit/uiscreen
@MainActor
open class UIScreen: NSObject {
  /// Here only.
  public override init() {}

  // https://developer.apple.com/documentation/uikit/uiscreen/displaylink(withtarget:selector:)
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    let link = CADisplayLink(target: target, selector: sel)
    link.screen = self
    return link
  }
}
