import QuickActions

/// Quick actions as the part of an Info.plist that contains them.
///
/// Written here, because an encoder takes time proportional to the depth of a value.
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

  /// Returns the name of the icon's Objective-C constant, which is the string in the property list.
  private static func constant(_ icon: QuickActionIcon) -> String {
    let name = icon.rawValue
    return "UIApplicationShortcutIconType\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  /// Writes a value, with an indentation before each line.
  private static func write(
    _ value: QuickActionValue, _ indentation: String, to text: inout String
  ) {
    text += indentation
    switch value {
    case .null: preconditionFailure("validation refuses null")
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
      // Other tools sort the keys too, so the files can be compared.
      for entry in entries.sorted(by: { $0.key < $1.key }) {
        text += "\(indentation)\t<key>\(escaped(entry.key))</key>\n"
        write(entry.value, indentation + "\t", to: &text)
      }
      text += "\(indentation)</dict>\n"
    }
  }

  /// Escapes the text of an element. An XML parser would turn an unescaped carriage return into a line feed.
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
