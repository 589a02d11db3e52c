import Foundation
import QuickActions

/// An app and its quick actions as a freedesktop.org desktop entry.
struct DesktopEntry {
  let text: String
  /// The titles that are left out, because their languages have no locale.
  let warnings: [QuickActionFault]

  /// Creates an entry. `exec` starts the app, and `actionExec` starts it with an action.
  init(
    _ actions: [QuickAction], name: String, exec: DesktopCommand, actionExec: DesktopCommand
  ) {
    let identifiers = Self.identifiers(actions.map(\.type))
    let main = Self.group(
      "Desktop Entry",
      [
        ("Type", "Application"), ("Name", name), ("Exec", exec.value()),
        // Identifiers contain no characters that a list would have to escape.
        ("Actions", identifiers.map { "\($0);" }.joined()),
      ])
    var warnings: [QuickActionFault] = []
    let groups = zip(identifiers, actions).enumerated().map { index, pair in
      let (identifier, action) = pair
      var names: [(String, String?)] = [("Name", action.title)]
      var locales: Set<String> = []
      for (tag, title) in action.localizedTitles.sorted(by: { $0.key < $1.key }) {
        if let locale = QuickActionLanguage(tag)?.posixLocale, locales.insert(locale).inserted {
          names.append(("Name[\(locale)]", title))
        } else {
          let place = QuickActionPlace(
            action: index, [.key(QuickActionField.localizedTitles.rawValue), .key(tag)])
          warnings.append(QuickActionFault(place, .noLocale))
        }
      }
      return Self.group(
        "Desktop Action \(identifier)",
        names + [
          ("Icon", action.icon?.freedesktopName), ("Exec", actionExec.value(for: action)),
        ])
    }
    self.warnings = warnings
    text = ([main] + groups).joined(separator: "\n")
  }

  /// Returns a unique name for each type, with only A–Z, a–z, 0–9 and -.
  ///
  /// The name is the last part of the type, or the whole type if the last parts are not unique.
  static func identifiers(_ types: [String]) -> [String] {
    let short = types.map {
      name($0.split(separator: ".", omittingEmptySubsequences: false).last ?? "")
    }
    if Set(short).count == short.count, !short.contains("") { return short }
    var identifiers: [String] = []
    for type in types {
      let whole = name(type[...])
      // Two types that differ only in a dot, an underscore and a hyphen give the same name.
      let numbered = (2...(types.count + 1)).map { "\(whole)-\($0)" }
      let isFree = { !identifiers.contains($0) }
      identifiers.append(([whole] + numbered).first(where: isFree) ?? whole)
    }
    return identifiers
  }

  private static func name(_ text: Substring) -> String {
    String(text.map { $0 == "." || $0 == "_" ? "-" : $0 })
  }

  private static func group(_ header: String, _ entries: [(String, String?)]) -> String {
    let lines = entries.compactMap { key, value in value.map { "\(key)=\(escaped($0))\n" } }
    return "[\(header)]\n\(lines.joined())"
  }

  /// Escapes a value of type string. A leading space would otherwise be skipped. Validation has already refused control
  /// characters.
  private static func escaped(_ text: String) -> String {
    let value = text.replacingOccurrences(of: "\\", with: "\\\\")
    return value.hasPrefix(" ") ? "\\s\(value.dropFirst())" : value
  }
}

extension QuickActionLanguage {
  /// The POSIX locale of the language, such as `pt_BR` or `sr@latin`; nil if there is none.
  ///
  /// A script becomes a modifier, but for Chinese it becomes a region.
  var posixLocale: String? {
    if let region, region.utf8.count == 3 { return nil }
    var region = region
    var modifier: String?
    if let script {
      switch (language, script) {
      case ("zh", "Hans"): region = region ?? "CN"
      case ("zh", "Hant"): region = region ?? "TW"
      default:
        modifier = ["Latn": "latin", "Cyrl": "cyrillic", "Deva": "devanagari"][script]
        if modifier == nil { return nil }
      }
    }
    return language + (region.map { "_\($0)" } ?? "") + (modifier.map { "@\($0)" } ?? "")
  }
}
