#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit

extension ControlHosting {
  /// Feeds what a key did: Space and Return activate, and Escape takes back what waits. Returns whether the key meant
  /// anything; one with Command or Control does not.
  func feed(key event: NSEvent, _ phase: KeySample.Phase) -> Bool {
    if !event.modifierFlags.isDisjoint(with: [.command, .control, .option]) { return false }
    switch event.keyCode {
    case KeyCode.space, KeyCode.returnKey, KeyCode.enter:
      feed(.key(KeySample(time: event.timestamp, phase: phase)))
      return true
    case KeyCode.escape:
      return phase == .down ? escape() : isEngaged
    default:
      return false
    }
  }

  /// Takes back what waits if the key is Escape. Returns whether anything did.
  func escape(by event: NSEvent) -> Bool {
    event.keyCode == KeyCode.escape && feed(key: event, .down)
  }

  /// Takes back what waits. Returns whether anything did.
  func escape() -> Bool {
    if !isEngaged { return false }
    interrupt(.escape)
    return true
  }
}

/// Keys as `NSEvent.keyCode` numbers them, by their place on the keyboard (Carbon's Events.h).
private enum KeyCode {
  static let returnKey: UInt16 = 0x24
  static let space: UInt16 = 0x31
  static let escape: UInt16 = 0x35
  /// The one of the keypad.
  static let enter: UInt16 = 0x4C
}

extension ContactSample {
  /// What an event of the primary button says, at a place in the control's coordinates: a trackpad's force comes in events
  /// of its own. A button that goes down with Control is the secondary one.
  @MainActor
  init(mouse event: NSEvent, _ phase: ContactPhase, at place: Point) {
    let isSecondary = phase == .began && event.modifierFlags.contains(.control)
    self.init(
      time: event.timestamp, phase: phase, position: place, source: .mouse,
      buttons: isSecondary ? 2 : 1)
  }

  /// What an event of pressure says of the contact that the mouse's events tell of; nil of any other event, which has no
  /// pressure to ask for.
  ///
  /// It never lifts the contact, also where the trackpad says that nothing presses any more.
  @MainActor
  init?(pressure event: NSEvent, at place: Point, force: (StagedPressure) -> ForceReading) {
    if event.type != .pressure { return nil }
    let staged = StagedPressure(stage: event.stage, pressure: Double(event.pressure))
    self.init(
      time: event.timestamp, phase: .moved, position: place, source: .trackpad,
      force: force(staged))
  }
}

/// Hears the app's keys before its windows do, for as long as it is kept.
final class KeyMonitor {
  private let token: Any?

  /// Hears these events. `takes` returns true for one that goes no further.
  @MainActor
  init(_ events: NSEvent.EventTypeMask, takes: @escaping @MainActor (NSEvent) -> Bool) {
    token = NSEvent.addLocalMonitorForEvents(matching: events) { takes($0) ? nil : $0 }
  }

  deinit {
    if let token { NSEvent.removeMonitor(token) }
  }
}
#endif
