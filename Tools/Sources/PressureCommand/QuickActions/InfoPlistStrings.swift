import Foundation
import QuickActions

/// The translations of the texts in an Info.plist: one strings file for each language.
///
/// The system looks up a text of the Info.plist as a key of `InfoPlist.strings`, and falls back to the text itself. So the
/// texts are the keys, and a text has only one translation in each language.
struct InfoPlistStrings {
  /// The files, sorted by language.
  let files: [ExportedFile]

  /// Throws a fault for each text that already has a different translation.
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

  /// True if two texts have the same Unicode scalars. `==` also accepts equivalent ones.
  private static func areSame(_ one: String, _ other: String) -> Bool {
    one.unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  /// Quotes a text for an old-style property list. Validation has already refused control characters.
  private static func quoted(_ text: String) -> String {
    let content = text.replacingOccurrences(of: "\\", with: "\\\\", options: .literal)
      .replacingOccurrences(of: "\"", with: "\\\"", options: .literal)
    return "\"\(content)\""
  }
}
