import PressureKit
import UIKit

@testable import PressureUIKit

/// A phone's window with a row that has a peek interaction, and a finger on it.
///
/// Like UIKit, it sends no more touches to a gesture recognizer that has failed or ended.
@MainActor
final class PeekScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root = UIViewController(nibName: nil, bundle: nil)
  private(set) var row: UIView? = UIView(frame: CGRect(x: 20, y: 600, width: 350, height: 60))
  let delegate = PeekDelegateDouble()
  private(set) var peek: PeekPopInteraction?
  let touch = TouchDouble()
  let event = EventDouble()
  private var time = 100.0
  private var isOver = false

  /// Resets the stand-ins. By default, the screen measures force.
  init(force: UIForceTouchCapability = .available, addsContextMenu: Bool = true) {
    CADisplayLink.running = []
    UIFeedbackGenerator.felt = []
    UIAccessibility.reset()
    UIViewPropertyAnimator.active = []
    UITraitCollection.current = .make(force: force)
    UIResponder.passedOn = []
    currentMediaTime = time
    touch.mostPressure = force == .available ? 20.0 / 3 : 0
    touch.place = CGPoint(x: 195, y: 630)
    event.touches = [touch]
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
  func down(_ level: Double = 0.02) {
    isOver = false
    change(.began, level)
    deliver { $0.touchesBegan([touch], with: event) }
  }

  /// Changes the finger's force, or moves it by a distance.
  func press(_ level: Double, by distance: CGPoint = .zero) {
    touch.place.x += distance.x
    touch.place.y += distance.y
    change(.moved, level)
    deliver { $0.touchesMoved([touch], with: event) }
  }

  func up() {
    change(.ended)
    deliver { $0.touchesEnded([touch], with: event) }
    recognizer?.restart()
  }

  func cancel() {
    change(.cancelled)
    deliver { $0.touchesCancelled([touch], with: event) }
    recognizer?.restart()
  }

  /// Touches the row with a second finger.
  func join() {
    let other = TouchDouble()
    other.place = CGPoint(x: 60, y: 620)
    event.touches.insert(other)
    pass(1 / 64)
    deliver { $0.touchesBegan([other], with: event) }
  }

  private func change(_ stage: UITouch.Phase, _ level: Double? = nil) {
    touch.stage = stage
    if let level { touch.pressure = level * touch.mostPressure }
    pass(1 / 64)
  }

  private func deliver(_ call: (UIGestureRecognizer) -> Void) {
    guard let recognizer, !isOver else { return }
    call(recognizer)
    isOver = [.ended, .cancelled, .failed].contains(recognizer.state)
  }

  // MARK: Stage

  /// The stage over the window.
  var stage: PeekStage? { window.subviews.lazy.compactMap { $0 as? PeekStage }.first }
  /// The buttons of the actions.
  var buttons: [UIButton] {
    stage?.list.content?.subviews.compactMap { $0 as? UIButton } ?? []
  }

  /// Taps on the stage.
  func tap(_ place: CGPoint) {
    let touch = TouchDouble()
    touch.place = place
    event.touches = [touch]
    pass(1 / 64)
    touch.time = time
    stage?.touchesBegan([touch], with: event)
    pass(1 / 64)
    touch.time = time
    touch.stage = .ended
    stage?.touchesEnded([touch], with: event)
  }

  // MARK: Time

  private func pass(_ seconds: Double) {
    time += seconds
    currentMediaTime = time
    touch.time = time
  }

  /// Lets time pass, with a frame every 1/64 second while frames are requested. Returns the number of frames.
  @discardableResult
  func wait(_ seconds: Double = 1) -> Int {
    var frames = 0
    for _ in 0..<Int((seconds * 64).rounded()) {
      pass(1 / 64)
      if CADisplayLink.running.isEmpty { continue }
      frames += 1
      CADisplayLink.frame(at: time)
    }
    return frames
  }

  /// Releases the row and the interaction.
  func tearDown() {
    row?.removeFromSuperview()
    row = nil
    peek = nil
  }
}
