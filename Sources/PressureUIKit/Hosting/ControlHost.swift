#if canImport(UIKit)
import PressureKit
import UIKit

/// What every view of the kit has one of: it keeps the control's value, feeds it, and passes on what
/// came of it. It translates; every rule is in the control.
@MainActor
final class ControlHost<Value: Control>: FrameReceiver {
  /// The control. After a change of its options, `invalidate()`.
  var value: Value
  /// Whose control it is.
  weak var delegate: (any ControlHostDelegate)?
  /// Whether a second touch, wherever it is, is told to the control, which takes the first away then.
  private let isSingleTouch: Bool
  private let haptics = HapticPlayer()
  private lazy var frames = FrameLink(receiver: self)
  private lazy var activity = AppActivity { [weak self] in self?.interrupt(.hostInactive) }

  init(_ value: Value, isSingleTouch: Bool = true) {
    self.value = value
    self.isSingleTouch = isSingleTouch
  }

  /// The time now, in seconds on the clock of touches and frames.
  var now: Double { CACurrentMediaTime() }

  /// Whether it is in a window: elsewhere it takes no frames, and nothing stays pressed.
  var isOnScreen = false {
    didSet {
      if isOnScreen == oldValue { return }
      if !isOnScreen { interrupt(.removed) }
      activity.isWatched = isOnScreen
      refresh()
    }
  }

  /// Whether it takes input.
  func setEnabled(_ isEnabled: Bool) {
    take(.enabling(isEnabled, time: now))
  }

  /// Takes what a touch did, in the coordinates of a view or, without one, of the window: all that was
  /// measured of it since the last event.
  func take(_ touch: UITouch, _ phase: ContactPhase, of event: UIEvent?, in space: UIView?) {
    if phase == .began { haptics.prepare() }
    let others = isSingleTouch ? event?.allTouches?.filter { $0 !== touch && $0.isDown } ?? [] : []
    // Before the touch itself: what it lifts from must have been a press with one finger.
    if value.hasContact {
      for other in others {
        take(.contact(ContactSample(of: other, .began, event, in: space, isPrimary: false)))
      }
    }
    // The last of the coalesced touches is the touch itself.
    let earlier = phase == .moved ? event?.coalescedTouches(for: touch)?.dropLast() ?? [] : []
    for one in earlier {
      take(.contact(ContactSample(of: touch, as: one, phase, event, in: space)))
    }
    take(.contact(ContactSample(of: touch, phase, event, in: space, isPrimary: others.isEmpty)))
  }

  /// Takes what may take a press away.
  func interrupt(_ interruption: Interruption) {
    take(.interruption(interruption, time: now))
  }

  /// Takes an activation without duration. Returns whether the control takes any.
  func activate() -> Bool {
    take(.activation(time: now))
    return value.access.isEnabled
  }

  /// Takes any input.
  func take(_ input: Input) {
    update { $0.take(input) }
  }

  /// Does something to the control, and passes on what came of it.
  func update(_ body: (inout Value) -> EventList<Value.Event>) {
    delegate?.locate()
    value.reducesMotion = UIAccessibility.isReduceMotionEnabled
    for event in body(&value) {
      switch event {
      case .state(let state): delegate?.stateDidChange(to: state.rawValue)
      case .act(let act): delegate?.act(act.rawValue)
      case .haptic(let haptic): haptics.play(haptic, intention: value.intention)
      case .announce(let label): announce(label)
      }
    }
    refresh()
  }

  /// Draws again, after something that is drawn changed.
  func invalidate() {
    take(.time(now))
  }

  func frame(at time: Double) {
    take(.time(time))
  }

  private func announce(_ label: Value.Label) {
    guard let text = delegate?.text(of: label.rawValue), !text.isEmpty else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  private func refresh() {
    delegate?.draw()
    frames.isRunning = isOnScreen && value.needsFrame
  }
}
#endif
