import PressureKit

/// Quick actions as the part of an Info.plist that has them.
///
/// Written here and not by a serializer: in the order of thought, and with a carriage return that is
/// still one when it is read.
struct PropertyListDocument {
  let text: String

  init(_ actions: [QuickAction]) {
    let items = QuickActionValue.list(actions.map(Self.item))
    let root = QuickActionValue.dictionary([QuickActionEntry("UIApplicationShortcutItems", items)])
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(Self.lines(root, indent: "").joined(separator: "\n"))
      </plist>

      """
  }

  private static func item(_ action: QuickAction) -> QuickActionValue {
    let entries: [(String, QuickActionValue?)] = [
      ("Type", .string(action.type)),
      ("Title", .string(action.title)),
      ("Subtitle", action.subtitle.map(QuickActionValue.string)),
      ("IconType", action.icon.map { .string(constant($0)) }),
      ("UserInfo", action.userInfo.map(QuickActionValue.dictionary)),
    ]
    return .dictionary(
      entries.compactMap { key, value in
        value.map { QuickActionEntry("UIApplicationShortcutItem\(key)", $0) }
      })
  }

  /// The name of an icon's constant in Objective-C, which is what the key has as a string.
  private static func constant(_ icon: QuickActionIcon) -> String {
    let name = icon.rawValue
    return "UIApplicationShortcutIconType\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  private static func lines(_ value: QuickActionValue, indent: String) -> [String] {
    switch value {
    // Refused before.
    case .null: []
    case .boolean(let isTrue): [indent + (isTrue ? "<true/>" : "<false/>")]
    case .integer(let integer): ["\(indent)<integer>\(integer)</integer>"]
    case .number(let number): ["\(indent)<real>\(Number(number))</real>"]
    case .string(let text): ["\(indent)<string>\(escaped(text))</string>"]
    case .list(let elements):
      container("array", elements.flatMap { lines($0, indent: indent + "\t") }, indent: indent)
    case .dictionary(let entries):
      container(
        "dict",
        entries.flatMap { entry in
          ["\(indent)\t<key>\(escaped(entry.key))</key>"]
            + lines(entry.value, indent: indent + "\t")
        }, indent: indent)
    }
  }

  private static func container(_ name: String, _ lines: [String], indent: String) -> [String] {
    if lines.isEmpty { return ["\(indent)<\(name)/>"] }
    return ["\(indent)<\(name)>"] + lines + ["\(indent)</\(name)>"]
  }

  /// As characters of XML. A parser makes a line feed of a carriage return unless it has its number.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
