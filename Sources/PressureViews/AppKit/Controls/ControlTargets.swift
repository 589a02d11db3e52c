// SDK 27, which comes with Swift 6.4, declares the control events.
#if (os(macOS) || APPKIT) && (compiler(>=6.4) || STAND_INS)
import AppKit

/// The targets that an app has added to a control for its events.
///
/// NSControl keeps such targets, too, but it has no function with which a subclass sends the events.
@MainActor
struct ControlTargets {
  private struct Entry {
    weak var target: AnyObject?
    /// True if the action goes to the first object in the responder chain that has the method.
    let isForChain: Bool
    let action: Selector
    var events: NSControl.Events
  }
  private var entries: [Entry] = []

  mutating func add(_ target: Any?, action: Selector, for events: NSControl.Events) {
    entries.append(
      Entry(
        target: target as AnyObject?, isForChain: target == nil, action: action, events: events))
  }

  /// Removes events of a target, or of all targets if it is nil, and of an action, or of all actions if it is nil.
  mutating func remove(_ target: Any?, action: Selector?, for events: NSControl.Events) {
    let target = target as AnyObject?
    for index in entries.indices {
      let entry = entries[index]
      if target != nil && entry.target !== target { continue }
      if action != nil && entry.action != action { continue }
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty || !$0.isForChain && $0.target == nil }
  }

  /// Sends each action once that an app added for one of these events.
  func send(_ events: NSControl.Events, from control: NSControl) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      if entry.isForChain || entry.target != nil {
        _ = control.sendAction(entry.action, to: entry.target)
      }
    }
  }
}

extension NSControl.Events {
  // Apple's names of these values are for macOS 27.
  static let changed = NSControl.Events(rawValue: 1 << 12)
  static let acted = NSControl.Events(rawValue: 1 << 13)
  /// The events that an app defines and sends itself.
  static let own = NSControl.Events(rawValue: 0x0F00_0000)
}
#endif
