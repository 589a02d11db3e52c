#if os(iOS) || os(macOS) || STAND_INS
import Foundation
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// A simulated finger for any view: an app's unit test presses a `UIView` or an `NSView` with force, without a device.
///
///     let finger = ViewFinger(on: canvas)
///     finger.down()                      // the middle of the view
///     finger.press(to: 0.6, over: 0.3)   // a fraction of the sensor's range
///     finger.move(by: 0, -44, over: 0.2)
///     finger.lift()
///
/// The view receives the events at once, from the calls themselves. The view must be in a window, which can be off the screen.
/// The test needs no app around it.
///
/// - **UIKit:** touches go to the hit view, as `touchesBegan(_:with:)` and the other three methods. Their force is in
///   `UITouch.force`.
/// - **AppKit:** mouse events go to the hit view, as `mouseDown(with:)`, `mouseDragged(with:)` and `mouseUp(with:)`. The force
///   is in events of the type `pressure`, as `pressureChange(with:)`, in the stage that `stage` sets.
/// - **Gesture recognizers** of the hit view and of its superviews are fed first. A recognizer that begins or ends takes the
///   press from the view, as in the system. Only an app's own subclasses of `UIGestureRecognizer` and `NSGestureRecognizer`
///   are fed: the system's recognizers read private values of its own events.
///
/// **Time.** Each event comes one step of the finger's clock after the one before. Nothing sleeps. Timers, display links and
/// animations of a view run on the system's clock, so `wait(_:)` does not reach them. Set `onStep` to pass the finger's time
/// on, for example to the function that the view's display link calls.
///
/// **Limits.** These parts of the system's own dispatch need private API, so they are missing:
///
/// - Recognizers do not wait for each other (`require(toFail:)`), exclude each other or ask their delegates.
/// - Actions, `reset()` and the way back to `possible` are left to the system, which is expected to do them in a later turn of
///   the main run loop. The finger does not feed a recognizer that has ended or failed until it is possible again.
/// - No event waits for a recognizer (`delaysTouchesBegan`, `delaysTouchesEnded`, `delaysPrimaryMouseButtonEvents`).
/// - Scroll views do not scroll, and context menus, drags and system gestures do not begin.
/// - AppKit's own controls follow the mouse in a loop until it comes up. The finger gives such a view a click: its lift waits
///   in the app's queue.
/// - `NSEvent.window` of a mouse event is nil if the window has no number yet, because it was never ordered in.
@MainActor
public final class ViewFinger {
  #if os(iOS) || UIKIT
  /// The platform's view.
  public typealias View = UIView
  /// The platform's gesture recognizer.
  public typealias Recognizer = UIGestureRecognizer
  #else
  /// The platform's view.
  public typealias View = NSView
  /// The platform's gesture recognizer.
  public typealias Recognizer = NSGestureRecognizer
  #endif

  /// The view whose coordinates `place` is in. A view above it receives the events if it is hit instead.
  public let view: View
  /// The number of events per second of a movement, and of steps per second of `wait(_:)`.
  public let rate: Double
  /// The position of the finger, in points of the view; the middle of the view at first.
  public var place: CGPoint
  /// The force of the finger, as a fraction of the sensor's range, 0…1; 0 at first.
  public internal(set) var force = 0.0
  /// The maximum force of the sensor, in units of an average touch; that of a 3D Touch screen by default. Without a sensor it
  /// is 0. In UIKit it is `maximumPossibleForce`. In AppKit every other value stands for a Force Touch trackpad.
  public var maximum = ForceReading.fullScale
  /// The source of the contacts; a touch by default. In UIKit it sets `UITouch.type`. In AppKit a mouse has no force.
  public var source = ContactSource.touch
  /// The number of taps in the next contact, with those before it: 2 for the second contact of a double tap; 1 by default.
  public var tapCount = 1
  /// The clock, in seconds since the start of the system, as in the system's events.
  public internal(set) var time: Double
  /// Called after each step of the clock, before the event of that step, with the time; nil by default.
  public var onStep: ((Double) -> Void)?
  /// Returns true for a recognizer that the finger may feed; by default for those of the app, not the system's.
  public var feeds: @MainActor (Recognizer) -> Bool = ViewFinger.isOfApp
  /// True if the finger touches.
  public internal(set) var isDown = false

  #if os(iOS) || UIKIT
  /// The buttons of an indirect pointer; the primary one by default.
  public var buttonMask = UIEvent.ButtonMask.primary
  /// The radius of a touch, in points; 0 by default.
  public var majorRadius = 0.0
  /// The angle of a pencil to the screen, in radians, 0…π/2; upright by default.
  public var altitudeAngle = Double.pi / 2
  /// The touches that are down, by the number of their contact.
  var touches: [Int: FingerTouch] = [:]
  let event = FingerEvent()
  #else
  /// The stage of the trackpad's pressure: 1, the default, is a click, 2 a force click. Set it before a call of
  /// `press(to:over:)`.
  public var stage = 1
  /// The modifier keys that are down; none by default.
  public var modifierFlags: NSEvent.ModifierFlags = []
  /// The press of the primary button.
  var press: MousePress?
  var eventNumber = 0
  #endif

  /// Creates a finger above the middle of a view.
  ///
  /// `rate` is 60 per second by default, at least 1. `time` is the start of the clock: now by default.
  public init(
    on view: View, rate: Double = 60, time: Double = ProcessInfo.processInfo.systemUptime
  ) {
    self.view = view
    self.rate = rate >= 1 ? rate : 1
    self.time = time
    place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Returns the place for a position in a trace: the middle of its bounds is the middle of the view.
  func place(of position: Point, in bounds: Rect) -> CGPoint {
    let middle = bounds.center
    return CGPoint(
      x: view.bounds.midX + position.x - middle.x,
      y: view.bounds.midY + (position.y - middle.y) * directionOfY)
  }

  /// Returns true for a recognizer whose nearest class of the system is the base class of all recognizers. The system's
  /// classes are known by their prefixes.
  private static func isOfApp(_ recognizer: Recognizer) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: recognizer)
    while let kind = mirror {
      let name = "\(kind.subjectType)"
      if ["UI", "_UI", "NS", "_NS"].contains(where: name.hasPrefix) {
        return kind.subjectType == Recognizer.self
      }
      mirror = kind.superclassMirror
    }
    return false
  }

  /// Returns the recognizers that a press on a view feeds: its own, and those of its superviews.
  func recognizers(of hit: View) -> [Recognizer] {
    var all: [Recognizer] = []
    var next: View? = hit
    while let view = next {
      // UIKit's list is optional.
      let own: [Recognizer]? = view.gestureRecognizers
      all += own ?? []
      next = view.superview
    }
    return all.filter { $0.followsPress && feeds($0) }
  }
}

extension ViewFinger.Recognizer {
  /// True if the recognizer may still recognize the press, or follows it.
  var followsPress: Bool { isEnabled && [.possible, .began, .changed].contains(state) }
  /// True if the press is the recognizer's.
  var hasPress: Bool { [.began, .changed, .ended].contains(state) }
}
#endif
