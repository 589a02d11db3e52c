import PressureKit
import PressureTesting
import UIKit

@testable import PressureViews

/// A phone's window with a row that has a peek interaction, and a finger on it.
@MainActor
final class PeekScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root = UIViewController(nibName: nil, bundle: nil)
  private(set) var row: UIView? = UIView(frame: CGRect(x: 20, y: 600, width: 350, height: 60))
  let delegate = PeekDelegateDouble()
  private(set) var peek: PeekPopInteraction?
  /// A finger on the window, above the row.
  let finger: ViewFinger

  /// Resets the stand-ins. By default, the screen measures force.
  init(force: UIForceTouchCapability = .available, addsContextMenu: Bool = true) {
    CADisplayLink.running = []
    UIFeedbackGenerator.felt = []
    UIAccessibility.reset()
    UIViewPropertyAnimator.active = []
    UITraitCollection.current = .make(force: force)
    UIResponder.passedOn = []
    finger = ViewFinger(on: window, rate: 64, time: 100)
    finger.onStep = { currentMediaTime = $0 }
    currentMediaTime = finger.time
    if force != .available { finger.maximum = 0 }
    finger.place = CGPoint(x: 195, y: 630)
    root.view.frame = window.bounds
    window.addSubview(root.view)
    let peek = PeekPopInteraction(delegate: delegate, addsContextMenu: addsContextMenu)
    self.peek = peek
    row?.addInteraction(peek)
    row.map(root.view.addSubview)
  }

  // MARK: Finger

  /// The row's only gesture recognizer.
  var recognizer: UIGestureRecognizer? { row?.gestureRecognizers?.first }
  /// The recognizer's states in order, without repetitions.
  var gesture: [UIGestureRecognizer.State] {
    (recognizer?.history ?? []).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Touches the row with a fraction of the sensor's range.
  func down(_ level: Double = 0.02) { finger.down(level) }

  /// Changes the finger's force, or moves it by a distance. After a cancel it has no effect.
  func press(_ level: Double, by distance: CGPoint = .zero) {
    finger.place.x += distance.x
    finger.place.y += distance.y
    if finger.isDown { finger.press(to: level) }
  }

  func up() {
    finger.lift()
    recognizer?.restart()
  }

  func cancel() {
    finger.cancel()
    recognizer?.restart()
  }

  /// Touches the row with a second finger.
  func join() { finger.secondDown(at: CGPoint(x: 60, y: 620)) }

  // MARK: Stage

  /// The stage over the window.
  var stage: PeekStage? { window.subviews.lazy.compactMap { $0 as? PeekStage }.first }
  /// The buttons of the actions.
  var buttons: [UIButton] {
    stage?.list.content?.subviews.compactMap { $0 as? UIButton } ?? []
  }

  /// Taps at a place of the window.
  func tap(_ place: CGPoint) {
    finger.down(at: place)
    finger.lift()
  }

  // MARK: Time

  /// Lets time pass, with a frame every 1/64 second while frames are requested. Returns the number of frames.
  @discardableResult
  func wait(_ seconds: Double = 1) -> Int {
    var frames = 0
    for _ in 0..<Int((seconds * 64).rounded()) {
      finger.wait(1 / 64)
      if CADisplayLink.running.isEmpty { continue }
      frames += 1
      CADisplayLink.frame(at: finger.time)
    }
    return frames
  }

  /// Releases the row and the interaction, and then lifts.
  func tearDown() {
    row?.removeFromSuperview()
    row = nil
    peek = nil
    finger.lift()
  }
}
