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
#endif
