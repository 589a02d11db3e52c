#if canImport(AppKit)
import PressureKit
import Testing

@testable import AppKit
@testable import PressureViews

typealias KeyCode = UInt16
typealias KeyModifiers = NSEvent.ModifierFlags

/// Key codes. They denote positions on the keyboard.
enum Key {
  static let a: UInt16 = 0x00
  static let returnKey: UInt16 = 0x24
  static let space: UInt16 = 0x31
  static let escape: UInt16 = 0x35
  static let enter: UInt16 = 0x4C
}

/// The system's side of every test: its settings, and what it was asked to say and to play.
@MainActor
enum System {
  /// The place of a button.
  nonisolated static let frame = CGRect(x: 40, y: 300, width: 120, height: 28)
  /// The distance from the middle of a button to that of its ring.
  static let ringOffset = 57.2
  static let scale: CGFloat = 2
  static let windowSize = CGSize(width: 600, height: 500)
  /// A modifier that changes nothing for a held key.
  static let modifiers: [KeyModifiers] = [[], .option, .control]

  static func reset() {
    NSHapticFeedbackManager.felt = []
    NSAccessibility.said = []
    NSAccessibility.posted = []
    NSResponder.unhandled = []
    NSMenu.shown = []
    NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false
    NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency = false
    NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast = false
    NSWorkspace.shared.isVoiceOverEnabled = false
    NSApplication.shared.isFullKeyboardAccessEnabled = true
    NSApplication.shared.currentEvent = nil
  }

  /// The trace of a press that confirms.
  static let trace = "force-touch-trackpad"
  /// True if the title of a confirm button wraps.
  static let wrapsTitles = false
  /// The name of a button without a title.
  static let noName: String? = nil
  /// Makes a control that a click acts on.
  static func makeControl() -> NSView {
    let control = NSControl()
    control.action = Selector { _ in }
    return control
  }

  /// The texts that were announced.
  static var said: [String] { NSAccessibility.said.map(\.text) }
  /// True if the last announcement had high priority.
  static var announcesUrgently: Bool { NSAccessibility.said.last?.priority == .high }
  /// The haptics that were played.
  static var felt: [NSHapticFeedbackManager.FeedbackPattern] { NSHapticFeedbackManager.felt }
  /// The haptics of a press that confirms.
  static let feltOfAll: [NSHapticFeedbackManager.FeedbackPattern] = [
    .alignment, .levelChange, .generic,
  ]
  /// The haptics of a press by time that confirms.
  static let feltOfTime = feltOfAll
  /// The keys that no view took: once as they went down, and once as they came up.
  static var unhandled: [KeyCode] { NSResponder.unhandled }
  static func unhandled(_ keys: [KeyCode]) -> [KeyCode] { keys.flatMap { [$0, $0] } }

  static func reduceMotion() { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = true }
  static func becomeInactive() {
    NotificationCenter.default.post(
      name: NSApplication.willResignActiveNotification, object: nil)
  }

  /// The actions that a control sends for a change.
  static func sent(for change: ControlChange) -> [String] {
    switch change {
    case .step, .state, .settled: []
    case .reading, .act, .confirmation: ["action"]
    }
  }

  /// The target of an action.
  private final class Target: NSObject {
    let tell: @MainActor (String) -> Void
    init(_ tell: @escaping @MainActor (String) -> Void) { self.tell = tell }
  }
  private static var targets: [Target] = []

  /// Reports the actions that a control sends.
  static func listen(to control: PressureControl, _ tell: @escaping @MainActor (String) -> Void) {
    let target = Target(tell)
    // The control does not keep its target.
    targets = targets.suffix(7) + [target]
    control.target = target
    control.action = Selector { target in
      MainActor.assumeIsolated { (target as? Target)?.tell("action") }
    }
  }
}

extension NSWindow {
  /// Makes a window whose content measures 600 by 500 points.
  static func make() -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 700, y: 200, width: 600, height: 500), styleMask: .titled,
      backing: .buffered, defer: false)
    window.contentView?.wantsLayer = true
    return window
  }

  /// The view that contains all others.
  var root: NSView { contentView ?? NSView() }

  func appear() {
    contentView?.layoutSubtreeIfNeeded()
    orderFront(nil)
  }

  /// Adds a view at a frame from the top left corner. In the content view, y grows upwards.
  func add(_ view: NSView, at frame: CGRect, above other: NSView? = nil) {
    view.wantsLayer = true
    view.frame = NSRect(
      x: frame.minX, y: 500 - frame.maxY, width: frame.width, height: frame.height)
    contentView?.addSubview(view)
  }

  func layOut() { contentView?.layoutSubtreeIfNeeded() }

  func goDark() { contentView?.appearance = .darkAqua }
}

typealias List = NSScrollView

extension NSScrollView {
  /// The view that scrolls.
  var clip: NSView { contentView }
  func scroll(up distance: Double) { contentView.scroll(to: NSPoint(x: 0, y: -distance)) }
}

extension NSImage {
  static func symbol(_ name: String) -> NSImage? {
    NSImage(systemSymbolName: name, accessibilityDescription: name)
  }
}

extension NSView {
  var ownLayer: CALayer? { layer }
  func lay() { layoutSubtreeIfNeeded() }
}

extension PressureButton {
  /// The distances from the top to the first baseline, and from the last one to the bottom.
  var baselines: [CGFloat] { [firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom] }
}

extension PressureControl {
  /// Activates the control as VoiceOver does.
  func activate() -> Bool { accessibilityPerformPress() }
  func escape() -> Bool { accessibilityPerformCancel() }
  func keyDown(_ code: KeyCode) {
    keyDown(with: NSEvent(.keyDown, at: currentMediaTime, keyCode: code))
  }
  func keyUp(_ code: KeyCode) { keyUp(with: NSEvent(.keyUp, at: currentMediaTime, keyCode: code)) }
  var spokenLabel: String? {
    get { accessibilityLabel() }
    set { setAccessibilityLabel(newValue) }
  }
  var spokenValue: String? { accessibilityValue() as? String }
  var spokenHint: String? { accessibilityHelp() }
  var spokenActions: [(name: String, run: () -> Bool)] {
    (accessibilityCustomActions() ?? []).map { action in
      (action.name, { action.handler?() ?? false })
    }
  }
  func setTint(_ color: NSColor) { contentTintColor = color }
}

/// A mouse or a trackpad, with the API of `ViewFinger`. Its events go through the window, and to the window of an open overlay.
@MainActor
final class Finger {
  private let window: NSWindow
  private(set) var time: Double
  private let step: Double
  var onStep: ((Double) -> Void)?
  /// The place, from the top left corner of the window.
  var place = NSPoint.zero
  private(set) var force = 0.0
  /// The maximum force of the sensor; 0 for a mouse.
  var maximum = ForceReading.fullScale
  /// The stage of the next pressure.
  var stage = 1
  var modifierFlags: NSEvent.ModifierFlags = []
  /// The window of the last mouse down. It receives all events until mouse up.
  private var pressed: NSWindow

  init(on window: NSWindow, rate: Double, time: Double) {
    self.window = window
    self.time = time
    step = 1 / rate
    pressed = window
  }

  func wait(_ seconds: Double) {
    time += seconds
    onStep?(time)
  }

  /// Presses the button, and the trackpad with a force that is not 0.
  func down(_ force: Double = 0, at place: NSPoint? = nil) {
    self.place = place ?? self.place
    let overlay = window.childWindows?.last
    pressed = overlay?.ignoresMouseEvents == false ? overlay ?? window : window
    send(.leftMouseDown)
    self.force = force
    if force > 0 && maximum > 0 { send(.pressure) }
  }

  func press(to force: Double) {
    self.force = force
    send(.pressure)
  }

  func move(to place: NSPoint) {
    self.place = place
    send(.leftMouseDragged)
  }

  func lift() {
    force = 0
    send(.leftMouseUp)
  }

  func send(_ type: NSEvent.EventType) {
    wait(step)
    let location = NSPoint(x: place.x, y: 500 - place.y)
    pressed.sendEvent(
      NSEvent(
        type, at: time, location: location, pressure: type == .pressure ? Float(force) : 0,
        stage: type == .pressure ? stage : 0, modifierFlags: modifierFlags))
  }
}

extension Screen {
  /// The overlay window, with a ring or a preview.
  var overlay: NSWindow? { window.childWindows?.last }
  /// The ring above the window.
  var ring: RingView? { overlay?.contentView as? RingView }
  /// True if the ring takes all clicks; nil if there is none.
  var ringIsOpen: Bool? { overlay.map { !$0.ignoresMouseEvents } }
  var stage: PeekStage? { overlay?.contentView as? PeekStage }
  /// The place of the pointer.
  var place: NSPoint { finger.place }

  /// Clicks with a modifier key.
  func down(at place: NSPoint? = nil, modifierFlags: NSEvent.ModifierFlags) {
    finger.modifierFlags = modifierFlags
    down(at: place)
    finger.modifierFlags = []
  }

  /// Presses the trackpad with a pressure within a stage.
  func press(_ force: Double, stage: Int) {
    finger.stage = stage
    press(force)
    finger.stage = 1
  }

  func rightDown() { finger.send(.rightMouseDown) }

  /// Makes another window of the app, without a view.
  func makeOtherWindow() -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled,
      backing: .buffered, defer: false)
  }

  /// Makes the window a popover's. Returns the window that keeps it.
  func showInPopover() -> AnyObject? {
    let parent = NSWindow(
      contentRect: NSRect(x: 600, y: 100, width: 900, height: 700), styleMask: .titled,
      backing: .buffered, defer: false)
    parent.addChildWindow(window, ordered: .above)
    return parent
  }

  /// Types a letter while no view of the kit has the keys.
  func typeElsewhere() { key(Key.a) }

  /// Sends an event of the mouse to any window, at a point from its bottom left corner.
  func send(_ type: NSEvent.EventType, to other: NSWindow, at location: NSPoint = .zero) {
    pass(1 / 64)
    other.sendEvent(NSEvent(type, at: time, location: location))
  }

  func keyDown(_ code: KeyCode, modifiers: KeyModifiers = []) {
    sendKey(.keyDown, code, modifiers: modifiers)
  }

  func keyUp(_ code: KeyCode, modifiers: KeyModifiers = []) {
    sendKey(.keyUp, code, modifiers: modifiers)
  }

  /// Holds a key for some time. The system repeats it.
  func hold(_ code: KeyCode, _ seconds: Double) {
    keyDown(code)
    for _ in 0..<Int(seconds * 2) {
      wait(0.5)
      sendKey(.keyDown, code, isARepeat: true)
    }
  }

  /// Sends one event of the keyboard.
  func sendKey(
    _ type: NSEvent.EventType, _ code: KeyCode = 0, isARepeat: Bool = false,
    modifiers: KeyModifiers = []
  ) {
    pass(1 / 64)
    window.sendEvent(
      NSEvent(type, at: time, keyCode: code, isARepeat: isARepeat, modifierFlags: modifiers))
  }

  func holdCommand() { sendKey(.flagsChanged, modifiers: .command) }
  func turnRightToLeft() { view.userInterfaceLayoutDirection = .rightToLeft }
  func focus() { #expect(window.makeFirstResponder(view)) }
  /// Moves the focus of the keyboard away.
  func blur() { _ = window.makeFirstResponder(nil) }
}
#endif
