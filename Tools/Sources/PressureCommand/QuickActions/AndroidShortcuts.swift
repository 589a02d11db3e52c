import Foundation
import QuickActions

/// Quick actions as the static shortcuts of an Android app. Their texts are string resources, because a label must be a
/// reference.
///
/// Each intent starts an activity and passes the type as the extra `quickAction`. Subtitles are left out: a launcher shows a
/// long label instead of the short one, not below it.
struct AndroidShortcuts {
  /// The recommended maximum length of a short label, in characters (Android's "Best practices for shortcuts").
  static let maximumLabel = 10
  /// The name of the intent extra that contains the type.
  static let typeExtra = "quickAction"

  /// Paths are relative to the folder of resources (`res`).
  let files: [ExportedFile]
  let warnings: [QuickActionFault]

  /// Throws if the name of a picture cannot be the name of an Android resource.
  init(
    _ actions: [QuickAction], package: String, activity: String
  ) throws(QuickActionFaults) {
    let labels = DesktopEntry.identifiers(actions.map(\.type)).map {
      // An identifier contains no underscore, so two labels cannot become equal.
      "quick_action_\($0.map { $0 == "-" ? "_" : String($0) }.joined())_title"
    }
    var faults: [QuickActionFault] = []
    let shortcuts = zip(actions, labels).enumerated().map { index, pair in
      let (action, label) = pair
      let drawable = action.iconFile.map(Self.drawable)
      if let file = action.iconFile, drawable == .some(nil) {
        faults.append(
          QuickActionFault(QuickActionPlace(action: index, .iconFile), .notDrawable(file)))
      }
      let icon = (drawable ?? nil).map { "\n    android:icon=\"@drawable/\($0)\"" } ?? ""
      return """
          <shortcut
            android:shortcutId="\(action.type)"\(icon)
            android:shortcutShortLabel="@string/\(label)">
            <intent
              android:action="android.intent.action.VIEW"
              android:targetPackage="\(package)"
              android:targetClass="\(activity)">
              <extra android:name="\(Self.typeExtra)" android:value="\(action.type)" />
            </intent>
          </shortcut>

        """
    }
    if !faults.isEmpty { throw QuickActionFaults(faults) }
    let list = ExportedFile.xml(
      "xml/shortcuts.xml", "shortcuts",
      attributes: " xmlns:android=\"http://schemas.android.com/apk/res/android\"", shortcuts)
    let tags = Set(actions.flatMap(\.localizedTitles.keys)).sorted()
    let strings = ([nil] + tags.map(Optional.some)).map { tag in
      let texts = zip(actions, labels).compactMap { action, label in
        (tag.map { action.localizedTitles[$0] } ?? action.title).map { Self.string(label, $0) }
      }
      return ExportedFile.xml(
        "values\(tag.map(Self.qualifier) ?? "")/quick_actions.xml", "resources", texts)
    }
    files = [list] + strings
    warnings = actions.enumerated().flatMap { index, action in
      let titles: [([QuickActionPlace.Step], String)] =
        [([.key(QuickActionField.title.rawValue)], action.title)]
        + action.localizedTitles.sorted { $0.key < $1.key }.map {
          ([.key(QuickActionField.localizedTitles.rawValue), .key($0.key)], $0.value)
        }
      return titles.filter { $0.1.count > Self.maximumLabel }.map { steps, title in
        QuickActionFault(
          QuickActionPlace(action: index, steps),
          .longLabel(title.count, maximum: Self.maximumLabel))
      }
    }
  }

  /// Returns the resource name of a file, which is its name without the extension. Nil if a resource cannot have that name.
  private static func drawable(_ file: String) -> String? {
    let name = file.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    let isName = name.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
    }
    guard isName, let first = name.utf8.first, first >= UInt8(ascii: "a") else { return nil }
    return String(name)
  }

  /// Returns the suffix of the resource folder for a language. A script or a numeric region requires the BCP 47 form.
  private static func qualifier(_ tag: String) -> String {
    let parts = tag.split(separator: "-")
    let isPlain = parts.count == 1 || parts.count == 2 && parts[1].count == 2
    return isPlain ? "-\(parts.joined(separator: "-r"))" : "-b+\(parts.joined(separator: "+"))"
  }

  /// Returns a string resource. Quotation marks preserve its spaces and keep a leading @ or ? from being a reference.
  private static func string(_ name: String, _ text: String) -> String {
    let content = text.unicodeScalars.reduce(into: "") { content, scalar in
      switch scalar {
      case "\\", "\"", "'": content += "\\\(scalar)"
      case "&": content += "&amp;"
      case "<": content += "&lt;"
      case ">": content += "&gt;"
      default: content.unicodeScalars.append(scalar)
      }
    }
    // Otherwise Android reads several percent signs as format arguments.
    let formatted = text.contains("%") ? " formatted=\"false\"" : ""
    return "  <string name=\"\(name)\"\(formatted)>\"\(content)\"</string>\n"
  }
}
