import Foundation

/// All files that are made of the list of controls, whole or in sections.
public enum GeneratedFiles {
  /// What stands in a file that is otherwise written by hand: from the line that ends with a mark to the next empty line.
  public struct Section: Sendable {
    /// The file, by its path in the project.
    public var path: String
    /// What the line before it contains.
    public var mark: String
    /// What stands there.
    public var lines: [String]

    /// The text of the file with this section in place of what stands there; nil if the mark is not in it, once.
    public func replacing(in text: String) -> String? {
      var all = text.components(separatedBy: "\n")
      let marks = all.indices.filter { all[$0].contains(mark) }
      guard marks.count == 1 else { return nil }
      let start = marks[0] + 1
      let end = all[start...].firstIndex(of: "") ?? all.endIndex
      all.replaceSubrange(start..<end, with: lines)
      return all.joined(separator: "\n")
    }
  }

  /// The attributes of each element: as properties in TypeScript, and as a table of its documentation.
  public static var sections: [Section] {
    Catalog.controls.flatMap { control in
      let mark = "made by script/generate: \(control.element)"
      let attributes = AttributeText(control)
      return [
        Section(path: "Web/pressurekit.d.ts", mark: mark, lines: attributes.properties),
        Section(path: Catalog.documents[control.name]!, mark: mark, lines: attributes.table),
      ]
    }
  }

  /// Where the string tables are.
  static let tables = "Sources/PressureHosting/Resources"

  /// The text of each, by its path in the project.
  public static var all: [String: String] {
    var all = [
      "Web/declarations.js": ScriptModule.declarations,
      "Web/samples.js": ScriptModule.samples,
      "Web/elements.txt": elements,
    ]
    for language in Translation.all {
      all["Web/languages/\(language.language).js"] = language.module
    }
    for language in [.english] + Translation.all {
      let folder = "\(tables)/\(language.appleLanguage).lproj"
      all["\(folder)/Localizable.strings"] = language.stringTable
    }
    return all
  }

  /// For scripts that build and measure: the script of each element, and the type of its control, which is the folder
  /// of Sources/PressureWeb with what only this one has.
  private static var elements: String {
    Catalog.controls.map { control in
      "\(control.element.drop { $0 != "-" }.dropFirst()) \(type(of: control.sample))\n"
    }.joined()
  }
}
