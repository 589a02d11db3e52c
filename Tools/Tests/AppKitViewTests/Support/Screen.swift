import AppKit

@testable import PressureViews

/// A Mac window with one view in it, and a trackpad. Places are points relative to the window's top left corner.
@MainActor
final class Screen<View: NSView> {
  let window: NSWindow
  let view: View
  private(set) var time = 100.0
  private(set) var place: NSPoint

  /// Resets the system, sets its clock, and then creates a view and shows it in a window.
  init(
    _ make: @autoclosure () -> View,
    at frame: NSRect = NSRect(x: 40, y: 300, width: 120, height: 28)
  ) {
    CADisplayLink.running = []
    Timer.running = []
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
    currentMediaTime = time
    window = NSWindow(
      contentRect: NSRect(x: 700, y: 200, width: 600, height: 500), styleMask: .titled,
      backing: .buffered, defer: false)
    window.contentView?.wantsLayer = true
    view = make()
    place = NSPoint(x: frame.midX, y: frame.midY)
    // In the content view, y grows upwards.
    view.frame = NSRect(
      x: frame.minX, y: 500 - frame.maxY, width: frame.width, height: frame.height)
    window.contentView?.addSubview(view)
    window.contentView?.layoutSubtreeIfNeeded()
    window.orderFront(nil)
  }

  /// Lets time pass without a frame.
  func pass(_ seconds: Double) {
    time += seconds
    currentMediaTime = time
  }

  /// Lets time pass, with the frames that are requested. Returns the number of frames.
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

  /// The window of the last mouse down. It receives all events until mouse up.
  private lazy var pressed = window
  /// The overlay window, with a ring or a preview.
  var overlay: NSWindow? { window.childWindows?.last }

  private func send(
    _ type: NSEvent.EventType, pressure: Float = 0, stage: Int = 0,
    modifierFlags: NSEvent.ModifierFlags = []
  ) {
    pass(1 / 64)
    let location = NSPoint(x: place.x, y: 500 - place.y)
    pressed.sendEvent(
      NSEvent(
        type, at: time, location: location, pressure: pressure, stage: stage,
        modifierFlags: modifierFlags))
  }

  func down(at place: NSPoint? = nil, modifierFlags: NSEvent.ModifierFlags = []) {
    self.place = place ?? self.place
    pressed = overlay?.ignoresMouseEvents == false ? overlay ?? window : window
    send(.leftMouseDown, modifierFlags: modifierFlags)
  }

  func drag(to place: NSPoint) {
    self.place = place
    send(.leftMouseDragged)
  }

  func up() { send(.leftMouseUp) }

  /// Presses the trackpad with a pressure within a stage.
  func press(_ pressure: Float, stage: Int = 1) {
    send(.pressure, pressure: pressure, stage: stage)
  }

  func rightDown() { send(.rightMouseDown) }

  /// Makes another window of the app, without a view.
  func makeOtherWindow() -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled,
      backing: .buffered, defer: false)
  }

  /// Sends an event of the mouse to any window, at a point from its bottom left corner.
  func send(_ type: NSEvent.EventType, to other: NSWindow, at location: NSPoint = .zero) {
    pass(1 / 64)
    other.sendEvent(NSEvent(type, at: time, location: location))
  }

  /// Presses and releases a key.
  func key(_ code: UInt16, modifierFlags: NSEvent.ModifierFlags = []) {
    for type in [NSEvent.EventType.keyDown, .keyUp] {
      sendKey(type, code, modifierFlags: modifierFlags)
    }
  }

  /// Sends one event of the keyboard.
  func sendKey(
    _ type: NSEvent.EventType, _ code: UInt16 = 0, isARepeat: Bool = false,
    modifierFlags: NSEvent.ModifierFlags = []
  ) {
    pass(1 / 64)
    window.sendEvent(
      NSEvent(
        type, at: time, keyCode: code, isARepeat: isARepeat, modifierFlags: modifierFlags))
  }
}

/// Key codes. They denote positions on the keyboard.
enum Key {
  static let a: UInt16 = 0x00
  static let returnKey: UInt16 = 0x24
  static let space: UInt16 = 0x31
  static let escape: UInt16 = 0x35
  static let enter: UInt16 = 0x4C
}
