import UIKit

@testable import PressureUIKit

/// A window of a phone's size with one view in it, and a finger for that view.
@MainActor
final class Screen<View: UIView> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view: View
  let touch = TouchDouble()
  let event = EventDouble()
  private(set) var time = 100.0

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
    currentMediaTime = time
    let view = make()
    self.view = view
    view.frame = frame
    window.addSubview(view)
    window.layoutIfNeeded()
    touch.place = CGPoint(x: frame.midX, y: frame.midY)
    event.touches = [touch]
  }

  /// Lets time pass without a frame.
  func pass(_ seconds: Double) {
    time += seconds
    currentMediaTime = time
    touch.time = time
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

extension Screen where View: UIControl {
  /// Touches the view with a force in average touches. Returns true if the touch is tracked.
  @discardableResult
  func down(_ force: Double = 0.5) -> Bool {
    touch.stage = .began
    touch.pressure = force
    pass(1 / 64)
    view.touchesBegan([touch], with: event)
    return view.isTracking
  }

  /// Changes the finger's force, and its place if one is given. Returns true if the touch is still tracked.
  @discardableResult
  func move(_ force: Double, to place: CGPoint? = nil) -> Bool {
    touch.stage = .moved
    touch.pressure = force
    touch.place = place ?? touch.place
    pass(1 / 64)
    view.touchesMoved([touch], with: event)
    return view.isTracking
  }

  func up() {
    touch.stage = .ended
    pass(1 / 64)
    view.touchesEnded([touch], with: event)
  }
}
