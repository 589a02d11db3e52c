import QuickActions

/// Quick actions as the `shortcuts` of a web app manifest.
///
/// Written here, because an encoder would not keep a readable order of the members.
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

  /// Returns an object of texts by language tag; nil if there are none.
  private static func localized(_ texts: [String: String]) -> String? {
    if texts.isEmpty { return nil }
    return object(texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// Returns a list with one image resource. The file extension gives the media type, if it is known.
  private static func images(_ address: String, sizes: String?) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let type = types.first { path.lowercased().hasSuffix($0.key) }?.value
    // A vector image has any size.
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

  /// Quotes a JSON string. Validation has already refused control characters.
  private static func quoted(_ text: String) -> String {
    let content = text.unicodeScalars.reduce(into: "") { content, scalar in
      if scalar == "\"" || scalar == "\\" { content += "\\" }
      content.unicodeScalars.append(scalar)
    }
    return "\"\(content)\""
  }
}
