#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit

extension ControlHosting {
  /// Feeds a key event: Space and Return activate, and Escape cancels. Returns true if the key has a meaning. A key
  /// that goes down with Command, Control or Option has none.
  func feed(key event: NSEvent, _ phase: KeySample.Phase) -> Bool {
    let isPlain = event.modifierFlags.isDisjoint(with: [.command, .control, .option])
    // A release counts with any modifier: without it, the key would stay down for the control.
    if !isPlain && phase != .up { return false }
    switch event.keyCode {
    case KeyCode.space, KeyCode.returnKey, KeyCode.enter:
      feed(.key(KeySample(time: event.timestamp, phase: phase)))
      return isPlain
    case KeyCode.escape:
      return phase == .down ? escape() : isPlain && isEngaged
    default:
      return false
    }
  }

  /// Cancels a press or an arming if the key is Escape. Returns true if there was one.
  func escape(by event: NSEvent) -> Bool {
    event.keyCode == KeyCode.escape && feed(key: event, .down)
  }

  /// Cancels a press or an arming. Returns true if there was one.
  func escape() -> Bool {
    if !isEngaged { return false }
    interrupt(.escape)
    return true
  }
}

/// Key codes of `NSEvent.keyCode`, by place on the keyboard (Carbon's Events.h).
private enum KeyCode {
  static let returnKey: UInt16 = 0x24
  static let space: UInt16 = 0x31
  static let escape: UInt16 = 0x35
  /// Enter on the keypad.
  static let enter: UInt16 = 0x4C
}

extension ContactSample {
  /// Makes the sample of a primary button's event at a place in the control's coordinates, without force: a trackpad's
  /// force has events of its own. A button that goes down with Control is the secondary one.
  @MainActor
  init(mouse event: NSEvent, _ phase: ContactPhase, at place: Point) {
    let isSecondary = phase == .began && event.modifierFlags.contains(.control)
    self.init(
      time: event.timestamp, phase: phase, position: place, source: .mouse,
      buttons: isSecondary ? 2 : 1)
  }

  /// Makes the sample of a pressure event, for the contact of the mouse events; nil for any other event, which has no
  /// pressure.
  ///
  /// It never lifts the contact, even if the trackpad reports no pressure.
  @MainActor
  init?(pressure event: NSEvent, at place: Point, force: (StagedPressure) -> ForceReading) {
    if event.type != .pressure { return nil }
    let staged = StagedPressure(stage: event.stage, pressure: Double(event.pressure))
    self.init(
      time: event.timestamp, phase: .moved, position: place, source: .trackpad,
      force: force(staged))
  }
}

/// Receives the app's key events before its windows do, for as long as the object is kept.
final class KeyMonitor {
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
#endif
