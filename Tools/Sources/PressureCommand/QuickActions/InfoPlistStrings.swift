import Foundation
import QuickActions

/// What the texts of an Info.plist are in other languages: a file of strings for each.
///
/// The system looks for a text of the Info.plist as a key of `InfoPlist.strings`, and shows the text itself
/// if there is none. So the keys are the texts, and a text has one translation in a language.
struct InfoPlistStrings {
  /// In the order of the languages.
  let files: [ExportedFile]

  /// Throws each text that is translated otherwise before.
  init(_ actions: [QuickAction]) throws(QuickActionFaults) {
    var tables: [String: [(key: String, value: String, action: Int)]] = [:]
    var faults: [QuickActionFault] = []
    for (index, action) in actions.enumerated() {
      let texts: [(QuickActionField, String?, [String: String])] = [
        (.localizedTitles, action.title, action.localizedTitles),
        (.localizedSubtitles, action.subtitle, action.localizedSubtitles),
      ]
      for (field, key, translations) in texts {
        guard let key else { continue }
        for (tag, value) in translations.sorted(by: { $0.key < $1.key }) {
          guard let other = tables[tag]?.first(where: { Self.areSame($0.key, key) }) else {
            tables[tag, default: []].append((key, value, index))
            continue
          }
          if Self.areSame(other.value, value) { continue }
          let place = QuickActionPlace(action: index, [.key(field.rawValue), .key(tag)])
          faults.append(QuickActionFault(place, .otherTranslation(first: other.action)))
        }
      }
    }
    if !faults.isEmpty { throw QuickActionFaults(faults) }
    files = tables.sorted { $0.key < $1.key }.map { tag, table in
      .strings(
        "\(tag).lproj/InfoPlist.strings",
        table.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" })
    }
  }

  /// Whether two texts have the same characters: parts of Unicode compare equal that are not the same.
  private static func areSame(_ one: String, _ other: String) -> Bool {
    one.unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  /// As a string of a property list in the old style. Control characters were refused before.
  private static func quoted(_ text: String) -> String {
    let content = text.replacingOccurrences(of: "\\", with: "\\\\", options: .literal)
      .replacingOccurrences(of: "\"", with: "\\\"", options: .literal)
    return "\"\(content)\""
  }
}
