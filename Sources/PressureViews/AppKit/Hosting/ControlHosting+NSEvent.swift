#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

extension ControlHosting {
  /// Feeds a key event. Returns true if the key has a meaning for the control.
  func feed(key event: NSEvent, _ phase: KeySample.Phase) -> Bool {
    feed(HostKey(event.keyCode), phase, at: event.timestamp, with: event.keyModifiers)
  }

  /// Feeds a change of the modifier keys. Returns false, because the app needs the event, too.
  func feed(flags event: NSEvent) -> Bool {
    let modifiers = event.keyModifiers
    return modifiers.contains(.command)
      && feed(.command, .down, at: event.timestamp, with: modifiers)
  }

  /// Reports a key that goes down while another responder has the keys.
  func feed(keyElsewhere event: NSEvent) {
    if HostKey(event.keyCode) == .escape { return }
    keyBeganElsewhere(at: event.timestamp, with: event.keyModifiers)
  }

  /// Cancels what is on top if the key is Escape. Returns true if there was something. A held Escape cancels nothing more.
  func escape(by event: NSEvent) -> Bool {
    guard HostKey(event.keyCode) == .escape,
      feed(key: event, event.isARepeat ? .repeated : .down)
    else { return false }
    EventMonitor.takeRest(of: event.keyCode)
    return true
  }
}

extension ControlHosting {
  /// Reports a button of the mouse that goes down in the app: any but the primary one, and that one unless a part of the control
  /// receives it.
  func feed(button event: NSEvent, hasPart: (NSView) -> Bool) {
    let hit = event.window?.hit(at: event.locationInWindow)
    if event.type == .leftMouseDown, let hit, hasPart(hit) { return }
    contactBeganElsewhere(at: event.timestamp)
  }
}

extension NSEvent {
  fileprivate var keyModifiers: KeyModifiers {
    KeyModifiers(modifierFlags, command: .command, control: .control, option: .option)
  }
}

extension HostKey {
  /// The key with a code of `NSEvent.keyCode`, by its place on the keyboard (Carbon's Events.h). A modifier key has no key
  /// events.
  fileprivate init(_ code: UInt16) {
    switch code {
    case 0x31: self = .typing(.space)
    // Return, and Enter on the keypad.
    case 0x24, 0x4C: self = .typing(.enter)
    case 0x35: self = .escape
    default: self = .typing(.other)
    }
  }
}

extension ContactSample {
  /// Makes the sample of a primary button's event at a place in the control's coordinates, without force: a trackpad's
  /// force has events of its own. A button that goes down with Control is the secondary one. The events of other
  /// buttons may go to another view, so each sample reports those that are down.
  @MainActor
  init(mouse event: NSEvent, _ phase: ContactPhase, at place: Point) {
    let isSecondary = phase == .began && event.modifierFlags.contains(.control)
    self.init(
      time: event.timestamp, phase: phase, position: place, source: .mouse,
      buttons: isSecondary ? 2 : ContactSample.buttons)
  }

  /// The primary button, and the others that are down.
  private static var buttons: UInt16 { UInt16(truncatingIfNeeded: NSEvent.pressedMouseButtons | 1) }

  /// Makes the sample of a pressure event, for the contact of the mouse events; nil for any other event, which has no
  /// pressure.
  ///
  /// It never lifts the contact, even if the trackpad reports no pressure.
  @MainActor
  init?(pressure event: NSEvent, at place: Point) {
    if event.type != .pressure { return nil }
    self.init(
      time: event.timestamp, phase: .moved, position: place, source: .trackpad,
      force: .staged(event.stage, pressure: Double(event.pressure)), buttons: ContactSample.buttons)
  }
}

/// Receives the app's events before its windows do, for as long as the object is kept.
final class EventMonitor {
  private let token: Any?

  /// Receives the events of a mask. `takes` returns true if the event goes no further.
  @MainActor
  init(_ events: NSEvent.EventTypeMask, takes: @escaping @MainActor (NSEvent) -> Bool) {
    token = NSEvent.addLocalMonitorForEvents(matching: events) { takes($0) ? nil : $0 }
  }

  deinit {
    if let token { NSEvent.removeMonitor(token) }
  }
}

@MainActor
extension EventMonitor {
  /// The monitor of a key that is down, and whose first event was taken.
  private static var rest: EventMonitor?

  /// Takes the repeats and the release of a key, wherever the keys go by then. Otherwise a text or a sheet would receive a part
  /// of a key that cancelled something else.
  static func takeRest(of code: UInt16) {
    rest = EventMonitor([.keyDown, .keyUp]) { event in
      guard event.keyCode == code else { return false }
      let isNew = event.type == .keyDown && !event.isARepeat
      if isNew || event.type == .keyUp { rest = nil }
      return !isNew
    }
  }
}

extension NSEvent.EventTypeMask {
  /// The buttons of the mouse that go down.
  static let buttons: NSEvent.EventTypeMask = [.leftMouseDown, .rightMouseDown, .otherMouseDown]

  /// Returns true if an event has one of these types.
  func contains(_ event: NSEvent) -> Bool { contains(NSEvent.EventTypeMask(type: event.type)) }
}
#endif
