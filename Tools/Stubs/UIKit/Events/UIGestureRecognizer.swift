// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor
open class UIGestureRecognizer: NSObject {
  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)
  public init(target: Any?, action: Selector?) {}

  open var state = State.possible {
    didSet { history.append(state) }
  }
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesEnded = true

  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesbegan(_:with:)
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/reset()
  open func reset() {}
  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/canbeprevented(by:)
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// Here only: the states that were set, in order.
  public var history: [State] = []

  /// Here only: begins the gesture, as UIKit does when it recognises a touch on a view. The touched view may refuse. If it
  /// does not, its touch is cancelled, unless `cancelsTouchesInView` is false. Returns true if the gesture began.
  @discardableResult
  public func begin(of touch: UITouch, on touched: UIView, with event: UIEvent?) -> Bool {
    guard let view, touched.isDescendant(of: view), touched.gestureRecognizerShouldBegin(self)
    else {
      state = .failed
      return false
    }
    state = .began
    if cancelsTouchesInView { touched.touchesCancelled([touch], with: event) }
    return true
  }

  /// Here only: restarts another gesture of the same touch, as UIKit does when it recognises this one. The other gesture
  /// may refuse.
  public func prevent(_ other: UIGestureRecognizer?) {
    if let other, other.canBePrevented(by: self) { other.restart() }
  }

  /// Here only: resets the recognizer, as UIKit does after a gesture or when another gesture prevents it.
  public func restart() {
    reset()
    state = .possible
  }
}

extension UIView {
  // https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  // https://developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
    // A recognizer that is removed during a gesture is reset.
    gestureRecognizer.reset()
  }
}
