import AppKit
import PressureLayers

@testable import PressureAppKit

/// A window of a Mac with one view in it, and a trackpad for it. Places are from the window's top.
@MainActor
final class Screen<View: NSView> {
  let window: NSWindow
  let view: View
  private(set) var time = 100.0
  private(set) var place: NSPoint

  /// A clean system, with a view at a place in the window. It is made on the clock of this screen.
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
    // The content's y grows upwards.
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

  /// Lets time pass in the frames that are asked for; returns how many were.
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

  /// Where the mouse went down: all else goes there until it is up.
  private lazy var pressed = window
  /// What lies over the window's content.
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

  /// Presses a trackpad as hard within a stage.
  func press(_ pressure: Float, stage: Int = 1) {
    send(.pressure, pressure: pressure, stage: stage)
  }

  func rightDown() { send(.rightMouseDown) }

  /// Presses a key and lets it come up.
  func key(_ code: UInt16, modifierFlags: NSEvent.ModifierFlags = []) {
    for type in [NSEvent.EventType.keyDown, .keyUp] {
      pass(1 / 64)
      window.sendEvent(NSEvent(type, at: time, keyCode: code, modifierFlags: modifierFlags))
    }
  }
}

/// Keys by their place on the keyboard.
enum Key {
  static let a: UInt16 = 0x00
  static let returnKey: UInt16 = 0x24
  static let space: UInt16 = 0x31
  static let escape: UInt16 = 0x35
  static let enter: UInt16 = 0x4C
}
