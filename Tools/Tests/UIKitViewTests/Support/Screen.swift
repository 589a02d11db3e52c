import UIKit

@testable import PressureTesting
@testable import PressureViews

/// A window of a phone's size with one view in it, and a finger for that view.
@MainActor
final class Screen<View: UIView> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view: View
  /// A finger on the window, above the middle of the view. Its clock is that of the stand-ins.
  let finger: ViewFinger
  var time: Double { finger.time }
  /// The finger's touch, while it is down.
  var touch: UITouch { finger.touches[1] ?? UITouch() }

  /// Resets the stand-ins, then makes the view and places it on the screen.
  init(
    _ make: @autoclosure () -> View,
    at frame: CGRect = CGRect(x: 40, y: 400, width: 120, height: 44)
  ) {
    CADisplayLink.running = []
    UIFeedbackGenerator.felt = []
    UIAccessibility.reset()
    Timer.running = []
    UIResponder.passedOn = []
    UITraitCollection.current = .make()
    finger = ViewFinger(on: window, rate: 64, time: 100)
    finger.onStep = { currentMediaTime = $0 }
    currentMediaTime = finger.time
    let view = make()
    self.view = view
    view.frame = frame
    window.addSubview(view)
    window.layoutIfNeeded()
    finger.place = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns a touch on the view that has not been delivered, for events that a finger cannot make.
  func touch(_ phase: UITouch.Phase) -> FingerTouch {
    FingerTouch(
      on: view, in: window,
      FingerTouch.Values(
        time: time, phase: phase, place: finger.place, force: 0, maximum: finger.maximum),
      of: finger, fed: [])
  }

  /// Lets time pass without a frame.
  func pass(_ seconds: Double) {
    finger.wait(seconds)
  }

  /// Lets time pass, with a frame every 1/64 second while frames are requested. Returns the number of frames.
  @discardableResult
  func wait(_ seconds: Double) -> Int {
    var frames = 0
    for _ in 0..<Int((seconds * 64).rounded()) {
      pass(1 / 64)
      if CADisplayLink.running.isEmpty { continue }
      frames += 1
      CADisplayLink.frame(at: time)
    }
    return frames
  }
}

extension ViewFinger {
  /// Returns the fraction of the sensor's range for a force in average touches.
  func level(_ force: Double) -> Double { maximum > 0 ? force / maximum : 0 }
}

extension Screen where View: UIControl {
  /// Touches the view with a force in average touches. Returns true if the touch is tracked.
  @discardableResult
  func down(_ force: Double = 0.5) -> Bool {
    finger.down(finger.level(force))
    return view.isTracking
  }

  /// Changes the finger's force, and its place if one is given. Returns true if the touch is still tracked.
  @discardableResult
  func move(_ force: Double, to place: CGPoint? = nil) -> Bool {
    finger.place = place ?? finger.place
    finger.press(to: finger.level(force))
    return view.isTracking
  }

  func up() { finger.lift() }
}
