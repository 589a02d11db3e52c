#if os(iOS) || UIKIT
import PressureKit
import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
import UIKit.UIGestureRecognizerSubclass
#endif

extension ViewFinger {
  /// The view that receives the touch: the one that was hit as the finger came down. Nil if no view was hit.
  public var target: View? { touches[1]?.view }

  /// Feeds the movements that a closure makes as one event, whose `coalescedTouches(for:)` has each of them. They are one
  /// step of the clock apart.
  public func coalesce(_ movements: () -> Void) {
    event.coalesced = []
    movements()
    let coalesced = event.coalesced ?? []
    defer { event.coalesced = nil }
    guard let touch = touches[1], !coalesced.isEmpty else { return }
    deliver(touch)
  }

  /// UIKit's y axis points down, like that of a trace.
  var directionOfY: Double { 1 }

  /// Sends an event of a contact.
  func send(_ phase: ContactPhase, of contact: Int, at place: CGPoint, force: Double) {
    let root = view.root
    let values = FingerTouch.Values(
      time: time, phase: UITouch.Phase(phase), place: view.convert(place, to: root), force: force,
      maximum: maximum)
    event.time = time
    let isPointer = source == .mouse || source == .trackpad
    event.buttons = isPointer && (phase == .began || phase == .moved) ? buttonMask : []
    if phase == .began {
      touches[contact] = nil
      guard let hit = root.hitTest(values.place, with: event) else { return }
      let touch = FingerTouch(on: hit, in: root, values, of: self, fed: recognizers(of: hit))
      touch.reachesView =
        hit.isMultipleTouchEnabled || !touches.values.contains { $0.view === hit }
      touches[contact] = touch
    }
    guard let touch = touches[contact] else { return }
    touch.values = values
    if event.coalesced != nil && phase == .moved {
      event.coalesced?.append(FingerTouch(copying: touch))
      return
    }
    deliver(touch)
    if phase == .ended || phase == .cancelled {
      touches[contact] = nil
      event.touches.remove(touch)
    }
  }

  private func deliver(_ touch: FingerTouch) {
    for other in touches.values where other !== touch { other.values.phase = .stationary }
    event.touches = Set(touches.values)
    for recognizer in touch.fed where recognizer.followsPress { touch.feed(recognizer, event) }
    if !touch.reachesView { return }
    if touch.fed.contains(where: { $0.hasPress && $0.cancelsTouchesInView }) {
      touch.reachesView = false
      if touch.phase == .began { return }
      touch.values.phase = .cancelled
    }
    if let view = touch.view { touch.feed(view, event) }
  }
}

extension FingerTouch {
  /// Calls the function of a view for the phase of the touch.
  fileprivate func feed(_ view: UIView, _ event: UIEvent) {
    switch phase {
    case .began: view.touchesBegan([self], with: event)
    case .moved: view.touchesMoved([self], with: event)
    case .ended: view.touchesEnded([self], with: event)
    default: view.touchesCancelled([self], with: event)
    }
  }

  /// Calls the function of a recognizer for the phase of the touch.
  fileprivate func feed(_ recognizer: UIGestureRecognizer, _ event: UIEvent) {
    switch phase {
    case .began: recognizer.touchesBegan([self], with: event)
    case .moved: recognizer.touchesMoved([self], with: event)
    case .ended: recognizer.touchesEnded([self], with: event)
    default: recognizer.touchesCancelled([self], with: event)
    }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: ContactPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension UIView {
  /// The window, or the outermost view if there is no window.
  fileprivate var root: UIView { window ?? superview?.root ?? self }
}
#endif
