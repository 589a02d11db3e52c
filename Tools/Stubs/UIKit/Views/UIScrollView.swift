// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  // https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset
  open var contentOffset = CGPoint.zero {
    didSet { for observer in observers { observer.value?.changed() } }
  }
  private var observers: [Weak<NSKeyValueObservation>] = []
  open var alwaysBounceVertical = false
  open var delaysContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  override var scrolled: CGPoint { contentOffset }

  // https://developer.apple.com/documentation/uikit/uiview/clipstobounds
  // UIView.h: the default for a scroll view is true.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
  // Here only the offset is observed. With Objective-C, any property can be.
  public func observe<Value>(
    _ keyPath: KeyPath<UIScrollView, Value>,
    changeHandler: @escaping @Sendable (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
    observers.append(Weak(value: observation))
    return observation
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  // https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
// Every requirement is optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

// https://developer.apple.com/documentation/foundation/nskeyvalueobservation
// Apple's is Sendable from iOS 16 on. The kit supports iOS 15, so this one is not.
public final class NSKeyValueObservation: NSObject {
  // Here only.
  let changed: @MainActor () -> Void

  init(changed: @escaping @MainActor () -> Void) {
    self.changed = changed
  }
}

@available(*, unavailable)
extension NSKeyValueObservation: @unchecked Sendable {}

// https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
  init() {}
}

/// Here only: a weak reference.
private struct Weak<Value: AnyObject> {
  weak var value: Value?
}
