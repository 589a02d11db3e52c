#if canImport(UIKit)
import Testing
import UIKit

@testable import PressureTesting
@testable import PressureViews

typealias Finger = ViewFinger
typealias KeyCode = UIKeyboardHIDUsage
typealias KeyModifiers = UIKeyModifierFlags

enum Key {
  static let a = KeyCode.keyboardA
  static let space = KeyCode.keyboardSpacebar
  static let returnKey = KeyCode.keyboardReturnOrEnter
  static let enter = KeyCode.keypadEnter
  static let escape = KeyCode.keyboardEscape
}

/// The system's side of every test: its settings, and what it was asked to say and to play.
@MainActor
enum System {
  /// The place of a button.
  nonisolated static let frame = CGRect(x: 40, y: 400, width: 120, height: 44)
  /// The distance from the middle of a button to that of its ring.
  static let ringOffset = 81.4
  static let scale: CGFloat = 3
  static let windowSize = CGSize(width: 390, height: 844)
  /// A modifier that changes nothing for a held key.
  static let modifiers: [KeyModifiers] = [[], .alternate, .command]

  /// The scene of the last window, which does not keep it.
  static var scene = UIWindowScene()

  static func reset() {
    UIFeedbackGenerator.felt = []
    UIAccessibility.reset()
    UIResponder.passedOn = []
    UITraitCollection.current = .make()
  }

  /// The trace of a press that confirms.
  static let trace = "iphone-3d-touch"
  /// True if the title of a confirm button wraps.
  static let wrapsTitles = true
  /// The name of a button without a title.
  static let noName: String? = nil
  static func makeControl() -> UIView { UIControl() }

  /// The texts that were announced.
  static var said: [String] { UIAccessibility.said }
  /// True if the last announcement had high priority and was queued.
  static var announcesUrgently: Bool {
    let attributes = UIAccessibility.announced.last?.attributes(at: 0, effectiveRange: nil)
    return attributes?[.accessibilitySpeechQueueAnnouncement] as? Bool == true
      && attributes?[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .high
  }
  /// The haptics that were played.
  static var felt: [String] { UIFeedbackGenerator.felt }
  /// The haptics of a press that confirms.
  static let feltOfAll = ["light 1.0", "heavy 1.0", "success"]
  /// The haptics of a press by time that confirms.
  static let feltOfTime = ["light 0.98", "heavy 1.0", "success"]
  /// The keys that no view took.
  static var unhandled: [KeyCode] { UIResponder.passedOn }
  static func unhandled(_ keys: [KeyCode]) -> [KeyCode] { keys }

  static func reduceMotion() { UIAccessibility.standIn.isReduceMotionEnabled = true }
  static func becomeInactive() {
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: nil)
  }

  /// The events that a control sends for a change.
  static func sent(for change: ControlChange) -> [String] {
    switch change {
    case .step: []
    case .state, .reading: ["value"]
    case .act: ["primary"]
    case .confirmation: ["value", "primary"]
    case .settled: ["settled"]
    }
  }

  /// Reports the events that a control sends.
  static func listen(to control: PressureControl, _ tell: @escaping @MainActor (String) -> Void) {
    let isScale = control is ScaleView
    control.addAction(UIAction { _ in tell("value") }, for: .valueChanged)
    control.addAction(
      UIAction { _ in tell(isScale ? "settled" : "primary") },
      for: isScale ? .editingDidEnd : .primaryActionTriggered)
  }
}

extension UIWindow {
  /// Makes a window of a phone's size, in a scene.
  static func make() -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: System.windowSize))
    System.scene = UIWindowScene()
    window.windowScene = System.scene
    return window
  }

  /// The view that contains all others.
  var root: UIView { self }

  func appear() { layoutIfNeeded() }
  func layOut() { layoutIfNeeded() }

  /// Adds a view at a frame from the top left corner, above all views or one.
  func add(_ view: UIView, at frame: CGRect, above other: UIView? = nil) {
    view.frame = frame
    if let other { insertSubview(view, aboveSubview: other) } else { addSubview(view) }
  }

  func goDark() { change(to: .make(.dark)) }
}

typealias List = UIScrollView

extension UIScrollView {
  /// The view that scrolls.
  var clip: UIView { self }
  func scroll(up distance: Double) { contentOffset.y = distance }
}

extension UIImage {
  static func symbol(_ name: String) -> UIImage? { UIImage(systemName: name) }
}

extension UIView {
  var ownLayer: CALayer? { layer }
  func lay() { layoutSubviews() }
}

extension PressureControl {
  /// Activates the control as VoiceOver does.
  func activate() -> Bool { UIAccessibility.activate(self) }
  func escape() -> Bool { accessibilityPerformEscape() }
  func keyDown(_ code: KeyCode, modifiers: KeyModifiers = []) {
    pressesBegan([PressDouble(code, modifiers: modifiers)], with: nil)
  }
  func keyUp(_ code: KeyCode, modifiers: KeyModifiers = []) {
    pressesEnded([PressDouble(code, modifiers: modifiers)], with: nil)
  }
  var spokenLabel: String? {
    get { accessibilityLabel }
    set { accessibilityLabel = newValue }
  }
  var spokenValue: String? { accessibilityValue }
  var spokenHint: String? { accessibilityHint }
  var spokenActions: [(name: String, run: () -> Bool)] {
    (accessibilityCustomActions ?? []).map { action in
      (action.name, { action.actionHandler?(action) ?? false })
    }
  }
  func setTint(_ color: UIColor) { tintColor = color }
}

extension PressureButton {
  /// The distances from the top to the first baseline, and from the last one to the bottom, as Auto Layout finds them: a
  /// view without a text has its edges.
  var baselines: [CGFloat] {
    func edges(of view: UIView) -> CGRect {
      let frame = view.convert(view.bounds, to: self)
      guard let label = view as? UILabel else { return frame }
      let font = label.font.pointSize
      return frame.inset(by: UIEdgeInsets(top: font, left: 0, bottom: font / 5, right: 0))
    }
    return [
      edges(of: forFirstBaselineLayout).minY, bounds.maxY - edges(of: forLastBaselineLayout).maxY,
    ]
  }
}

extension Screen {
  /// The ring above the window.
  var ring: RingView? { window.subviews.lazy.compactMap { $0 as? RingView }.first }
  /// True if the ring takes all touches; nil if there is none.
  var ringIsOpen: Bool? { ring?.isUserInteractionEnabled }
  var stage: PeekStage? { window.subviews.lazy.compactMap { $0 as? PeekStage }.first }

  func keyDown(_ code: KeyCode, modifiers: KeyModifiers = []) {
    pass(1 / 64)
    view.pressesBegan([PressDouble(code, modifiers: modifiers)], with: nil)
  }

  func keyUp(_ code: KeyCode, modifiers: KeyModifiers = []) {
    pass(1 / 64)
    view.pressesEnded([PressDouble(code, modifiers: modifiers)], with: nil)
  }

  /// Holds a key for some time. UIKit reports it once.
  func hold(_ code: KeyCode, _ seconds: Double) {
    keyDown(code)
    wait(seconds)
  }

  /// Nil: UIKit has no popover in a window of its own.
  func showInPopover() -> AnyObject? { nil }

  /// Types a letter into a text field.
  func typeElsewhere() {
    pass(1 / 64)
    NotificationCenter.default.post(
      name: UITextField.textDidChangeNotification, object: UITextField())
  }

  func holdCommand() { keyDown(.keyboardLeftGUI, modifiers: .command) }
  func turnRightToLeft() { window.change(to: .make(direction: .rightToLeft)) }
  func focus() { #expect(view.becomeFirstResponder()) }
  /// Moves the focus of the keyboard away.
  func blur() {
    view.didUpdateFocus(
      in: FocusDouble(from: view, to: nil), with: UIFocusAnimationCoordinator())
  }
}

/// A key whose code and modifiers a test sets.
final class KeyDouble: UIKey {
  let code: UIKeyboardHIDUsage
  let modifiers: UIKeyModifierFlags

  init(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    self.code = code
    self.modifiers = modifiers
  }

  override var keyCode: UIKeyboardHIDUsage { code }
  override var modifierFlags: UIKeyModifierFlags { modifiers }
}

/// A press of a key.
final class PressDouble: UIPress {
  let keyDouble: KeyDouble

  @MainActor init(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    keyDouble = KeyDouble(code, modifiers)
  }

  override var timestamp: TimeInterval { currentMediaTime }
  override var key: UIKey? { keyDouble }
}

/// The context of a focus that moves from one view to another.
final class FocusDouble: UIFocusUpdateContext {
  let from: UIView?
  let to: UIView?

  init(from: UIView?, to: UIView?) {
    self.from = from
    self.to = to
  }

  override var previouslyFocusedView: UIView? { from }
  override var nextFocusedView: UIView? { to }
}
#endif
