import Foundation
import QuickActions

/// An app and its quick actions as a desktop entry (freedesktop.org).
struct DesktopEntry {
  let text: String
  /// Titles in languages that have no locale, which are not in it.
  let warnings: [QuickActionFault]

  /// One command starts the app, the other starts it with an action.
  init(
    _ actions: [QuickAction], name: String, exec: DesktopCommand, actionExec: DesktopCommand
  ) {
    let identifiers = Self.identifiers(actions.map(\.type))
    let main = Self.group(
      "Desktop Entry",
      [
        ("Type", "Application"), ("Name", name), ("Exec", exec.value()),
        // The identifiers have nothing in them that a list would have to escape.
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

  /// A name for each type, of A–Z a–z 0–9 and - only, and of no two the same.
  ///
  /// The last part of the type, or if that does not tell them apart, all of it.
  static func identifiers(_ types: [String]) -> [String] {
    let short = types.map { String($0.split(separator: ".").last ?? "") }
    if Set(short).count == short.count { return short }
    var identifiers: [String] = []
    for type in types {
      let whole = String(type.map { $0 == "." ? "-" : $0 })
      // A point and a hyphen became the same.
      let numbered = (2...(types.count + 1)).map { "\(whole)-\($0)" }
      let isFree = { !identifiers.contains($0) }
      identifiers.append(([whole] + numbered).first(where: isFree) ?? whole)
    }
    return identifiers
  }

  private static func group(_ header: String, _ entries: [(String, String?)]) -> String {
    let lines = entries.compactMap { key, value in value.map { "\(key)=\(escaped($0))\n" } }
    return "[\(header)]\n\(lines.joined())"
  }

  /// As a value of the type string, in which a space at the start would be skipped. Control
  /// characters were refused before.
  private static func escaped(_ text: String) -> String {
    let value = text.replacingOccurrences(of: "\\", with: "\\\\")
    return value.hasPrefix(" ") ? "\\s\(value.dropFirst())" : value
  }
}

extension QuickActionLanguage {
  /// The locale of POSIX in which it is read, as `pt_BR` or `sr@latin`; nil, if there is none.
  ///
  /// There a script is a modifier, and Chinese is told apart by where it is written.
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
