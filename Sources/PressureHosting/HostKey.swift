import PressureKit

/// A key that has a meaning for every control.
public enum HostKey: Hashable, Sendable {
  /// Space, Return or Enter, or any other key that a person types with.
  case typing(KeySample.Key)
  /// Escape.
  case escape
  /// Command. It takes a held key away: while Command is down, a Mac does not report the release of other keys.
  case command
}

/// The modifier keys that are down with another key. Shift is none of them: it only selects the character.
public struct KeyModifiers: OptionSet, Sendable {
  /// The bits, one for each key.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a set from the flags of a toolkit, and from the flags that stand for the three keys there.
  public init<Flags: SetAlgebra>(_ flags: Flags, command: Flags, control: Flags, option: Flags) {
    self = []
    for (flag, key) in [(command, KeyModifiers.command), (control, .control), (option, .option)]
    where !flags.isDisjoint(with: flag) {
      insert(key)
    }
  }

  /// Command.
  public static let command = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Option.
  public static let option = KeyModifiers(rawValue: 4)

  /// True if a key with these modifiers may press a control. A key with any of them is a command of the app or the system:
  /// AppKit looks for key equivalents first, and UIKit for key commands.
  ///
  /// On a page, Control and Option change nothing on a button, as on a native one.
  var arePlain: Bool { isEmpty }
}

extension ControlHost {
  /// Feeds a key; see `ControlHosting.feed(_:_:at:with:)`.
  public func feed(
    _ key: HostKey, _ phase: KeySample.Phase, at time: Double, with modifiers: KeyModifiers
  ) -> Bool {
    let isDown = phase == .down || phase == .repeated
    let isPlain = modifiers.arePlain
    let wasTaken = takenKeys.contains(key)
    if phase != .repeated { takenKeys.remove(key) }
    var isTaken = isDown ? isPlain : wasTaken
    switch key {
    case .typing(let typed):
      feed(.key(KeySample(time: time, phase: phase, key: typed, isPlain: isPlain)))
      if typed == .other { return false }
    case .escape:
      if phase == .down { isTaken = isPlain && escape() }
      if phase == .repeated { isTaken = wasTaken }
    case .command:
      if phase == .down { interrupt(.keysLost) }
      return false
    }
    if phase == .down && isTaken { takenKeys.insert(key) }
    return isTaken
  }
}

extension ControlHosting {
  /// Cancels the press, the arming or the preview that is on top in the app, which is the one that began last. That may be one
  /// of another control. Returns true if there was one.
  ///
  /// One Escape cancels one of them, as one closes one popover or menu: those below stay as they are. A meter is never above
  /// another control, because a reading is nothing to take back.
  public func escape() -> Bool {
    guard let top = EngagedControls.top else { return false }
    top.interrupt(.escape)
    return true
  }
}

/// The hosts of the controls that are engaged now.
@MainActor
enum EngagedControls {
  struct Entry {
    weak var host: (any ControlHosting)?
  }
  static var entries: [Entry] = []
  /// The number of presses that have begun; see `HostedPress.rank`.
  static var order: Int32 = 0

  /// The one that is on top.
  static var top: (any ControlHosting)? {
    entries.lazy.compactMap(\.host).max { $0.rank < $1.rank }
  }

  /// Follows a host whose control has become engaged, or is no longer.
  static func follow(_ host: any ControlHosting) {
    entries.removeAll { $0.host == nil || $0.host === host }
    if host.isEngaged { entries.append(Entry(host: host)) }
  }
}
