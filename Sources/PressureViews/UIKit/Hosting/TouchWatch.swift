#if os(iOS) || UIKIT
import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Reports the touches that come down in an app's windows. It takes none of them from their views.
@MainActor
final class TouchWatch {
  private let began: @MainActor (UITouch) -> Void
  private var recognizers: [TouchRecognizer] = []
  private var appearing: Observation?

  /// Makes a watch that calls a function with each touch, before the touched view receives it.
  init(began: @escaping @MainActor (UITouch) -> Void) {
    self.began = began
  }

  /// The window whose touches are reported, with those of the other windows of its scene, and of windows that appear later.
  /// Nil, the default, reports none.
  weak var window: UIWindow? {
    didSet {
      if window === oldValue { return }
      for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
      recognizers = []
      appearing = nil
      guard let window else { return }
      for window in window.windowScene?.windows ?? [window] { watch(window) }
      appearing = Observation(
        of: UIWindow.didBecomeVisibleNotification, taking: { $0.object as? UIWindow }
      ) { [weak self] in self?.watch($0) }
    }
  }

  private func watch(_ window: UIWindow) {
    if recognizers.contains(where: { $0.view === window }) { return }
    let recognizer = TouchRecognizer(began: began)
    window.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }
}

/// Reports the touches that come down in a window, and is never recognized.
private final class TouchRecognizer: UIGestureRecognizer {
  private let began: @MainActor (UITouch) -> Void

  init(began: @escaping @MainActor (UITouch) -> Void) {
    self.began = began
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches { began(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    failAfterLast(of: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    failAfterLast(of: event)
  }

  /// Fails when no touch is down any more. A recognizer that fails earlier receives no further touches.
  private func failAfterLast(of event: UIEvent) {
    if event.touches(for: self)?.contains(where: \.isDown) != true { state = .failed }
  }
}
#endif
