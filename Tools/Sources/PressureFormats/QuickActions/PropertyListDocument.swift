import QuickActions

/// Quick actions as the part of an Info.plist that has them.
///
/// Written here and not by an encoder, which takes a time for a value that is in proportion to how deep it is.
package struct PropertyListDocument {
  package let text: String

  package init(_ actions: [QuickAction]) {
    let items = QuickActionValue.list(actions.map(Self.item))
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    Self.write(.dictionary([QuickActionEntry("UIApplicationShortcutItems", items)]), "", to: &text)
    text += "</plist>\n"
    self.text = text
  }

  private static func item(_ action: QuickAction) -> QuickActionValue {
    let entries: [(String, QuickActionValue?)] = [
      ("Type", .string(action.type)),
      ("Title", .string(action.title)),
      ("Subtitle", action.subtitle.map(QuickActionValue.string)),
      ("IconSymbolName", action.iconSymbol.map(QuickActionValue.string)),
      ("IconFile", action.iconFile.map(QuickActionValue.string)),
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

  /// Writes a value, each line of it after an indentation.
  private static func write(
    _ value: QuickActionValue, _ indentation: String, to text: inout String
  ) {
    text += indentation
    switch value {
    case .null: preconditionFailure("what a property list cannot have was refused before")
    case .boolean(let isTrue): text += isTrue ? "<true/>\n" : "<false/>\n"
    case .integer(let integer): text += "<integer>\(integer)</integer>\n"
    case .number(let number): text += "<real>\(number)</real>\n"
    case .string(let string): text += "<string>\(escaped(string))</string>\n"
    case .list(let elements):
      if elements.isEmpty { return text += "<array/>\n" }
      text += "<array>\n"
      for element in elements { write(element, indentation + "\t", to: &text) }
      text += "\(indentation)</array>\n"
    case .dictionary(let entries):
      if entries.isEmpty { return text += "<dict/>\n" }
      text += "<dict>\n"
      // As every tool writes them, whose files are compared.
      for entry in entries.sorted(by: { $0.key < $1.key }) {
        text += "\(indentation)\t<key>\(escaped(entry.key))</key>\n"
        write(entry.value, indentation + "\t", to: &text)
      }
      text += "\(indentation)</dict>\n"
    }
  }

  /// As the text of an element. A parser makes a line feed of a carriage return unless it has its number.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { content, scalar in
      switch scalar {
      case "&": content += "&amp;"
      case "<": content += "&lt;"
      case ">": content += "&gt;"
      case "\r": content += "&#13;"
      default: content.unicodeScalars.append(scalar)
      }
    }
  }
}
