import QuickActions

/// Quick actions as the `shortcuts` of a web app's manifest.
///
/// Written here and not by an encoder: in the order of thought.
package struct ManifestDocument {
  package let text: String

  package init(_ actions: [QuickAction]) {
    let shortcuts = actions.map { action in
      let members: [(String, String?)] = [
        ("name", Self.quoted(action.title)),
        ("name_localized", Self.localized(action.localizedTitles)),
        ("description", action.subtitle.map(Self.quoted)),
        ("description_localized", Self.localized(action.localizedSubtitles)),
        ("url", action.url.map(Self.quoted)),
        ("icons", action.image.map { Self.images($0, sizes: action.imageSizes) }),
      ]
      let lines = members.compactMap { name, value in value.map { "      \"\(name)\": \($0)" } }
      return "    {\n\(lines.joined(separator: ",\n"))\n    }"
    }
    text = """
      {
        "shortcuts": [
      \(shortcuts.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// A text in several languages, by their tags; nil if there are none.
  private static func localized(_ texts: [String: String]) -> String? {
    if texts.isEmpty { return nil }
    return object(texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// A list with an image resource. What an address ends with says what it leads to, as far as it does.
  private static func images(_ address: String, sizes: String?) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let type = types.first { path.lowercased().hasSuffix($0.key) }?.value
    // A drawing of lines has every size.
    let sizes = sizes ?? (type == "image/svg+xml" ? "any" : nil)
    let members = [("src", address), ("sizes", sizes), ("type", type)]
    return "[\(object(members.compactMap { name, value in value.map { (name, $0) } }))]"
  }

  private static let types: KeyValuePairs = [
    ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
  ]

  private static func object(_ members: [(String, String)]) -> String {
    "{ \(members.map { "\(quoted($0.0)): \(quoted($0.1))" }.joined(separator: ", ")) }"
  }

  /// As a string of JSON. Control characters were refused before.
  private static func quoted(_ text: String) -> String {
    let content = text.unicodeScalars.reduce(into: "") { content, scalar in
      if scalar == "\"" || scalar == "\\" { content += "\\" }
      content.unicodeScalars.append(scalar)
    }
    return "\"\(content)\""
  }
}
