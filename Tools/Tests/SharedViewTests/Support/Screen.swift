@testable import PressureHosting
@testable import PressureTesting
@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A window with one view in it, and a finger on that view. Places are points from the window's top left corner. Forces are
/// fractions of the sensor's range: the default options are full at 0.45.
@MainActor
final class Screen<View: NativeView> {
  let window = NativeWindow.make()
  let view: View
  /// The middle of the view at first.
  let middle: CGPoint
  /// A finger on the window, above the middle of the view. Its clock is that of the stand-ins.
  let finger: Finger
  var time: Double { finger.time }

  /// Resets the stand-ins, then makes the view and places it on the screen.
  init(_ make: @autoclosure () -> View, at frame: CGRect = System.frame) {
    CADisplayLink.running = []
    Timer.running = []
    System.reset()
    // The stand-ins for windows and their child windows keep each other.
    EngagedControls.entries = []
    finger = Finger(on: window, rate: 64, time: 100)
    finger.onStep = { currentMediaTime = $0 }
    currentMediaTime = finger.time
    middle = CGPoint(x: frame.midX, y: frame.midY)
    finger.place = middle
    view = make()
    window.add(view, at: frame)
    window.appear()
  }

  /// Puts the view into a row of the window's size, and that into a list.
  func makeList() -> (list: List, row: NativeView) {
    let list = List(frame: CGRect(origin: .zero, size: System.windowSize))
    let row = NativeView(frame: list.bounds)
    window.add(list, at: list.frame)
    list.clip.addSubview(row)
    row.addSubview(view)
    window.appear()
    return (list, row)
  }

  // MARK: Finger

  /// Touches down. Returns true if the touch is tracked.
  @discardableResult
  func down(_ force: Double = 0, at place: CGPoint? = nil) -> Bool {
    finger.down(force, at: place)
    return isTracking
  }

  /// Changes the force, and the place if one is given. Returns true if the touch is still tracked.
  @discardableResult
  func press(_ force: Double, at place: CGPoint? = nil) -> Bool {
    if let place, place != finger.place { drag(to: place) }
    finger.press(to: force)
    return isTracking
  }

  func drag(to place: CGPoint) { finger.move(to: place) }
  func up() { finger.lift() }

  /// Taps at a place, by default the middle of the view, and waits until what it opens is open.
  func tap(_ place: CGPoint? = nil) {
    down(0.015, at: place ?? middle)
    up()
    wait(1)
  }

  /// True while the finger presses the view.
  var isTracking: Bool { (view as? PressureControl)?.host?.hasContact ?? false }

  // MARK: Keys

  /// Presses and releases a key.
  func key(_ code: KeyCode, modifiers: KeyModifiers = []) {
    keyDown(code, modifiers: modifiers)
    keyUp(code, modifiers: modifiers)
  }

  // MARK: Time

  /// Lets time pass without a frame.
  func pass(_ seconds: Double) { finger.wait(seconds) }

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

extension SceneView {
  /// The layers that the view draws.
  var layers: [CALayer] { (self as NativeView).ownLayer?.sublayers ?? [] }
  var shapes: [CAShapeLayer] { layers.compactMap { $0 as? CAShapeLayer } }
  var lines: [TextLine] { layers.compactMap { $0 as? TextLine } }
  /// The texts that are drawn.
  var words: [String?] { lines.map { $0.letters.text } }
}

extension PressureControl {
  /// The view that draws the control in its own bounds.
  var scene: SceneView? { subviews.lazy.compactMap { $0 as? SceneView }.first }
}
