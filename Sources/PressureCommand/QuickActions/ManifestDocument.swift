import QuickActions

/// Quick actions as the `shortcuts` of a web app's manifest.
///
/// Written here and not by an encoder: in the order of thought.
struct ManifestDocument {
  let text: String

  init(_ actions: [QuickAction]) {
    let shortcuts = actions.map { action in
      let members = [
        ("name", action.title), ("description", action.subtitle), ("url", action.url),
      ]
      let lines = members.compactMap { name, value in
        value.map { "      \"\(name)\": \"\(Self.escaped($0))\"" }
      }
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

  /// As characters of JSON. Control characters were refused before.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "\"" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
