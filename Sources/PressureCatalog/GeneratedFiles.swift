import Foundation
import PressureKit

/// All files and sections of files that are generated from the list of controls.
public enum GeneratedFiles {
  /// A generated section after a marked line, in a file that is otherwise written by hand.
  public struct Section: Sendable {
    /// The path of the file in the project.
    public var path: String
    /// A text in the line before the section.
    public var mark: String
    /// The beginning of the line after the section, without spaces; empty for an empty line.
    public var end = ""
    /// The lines of the section.
    public var lines: [String]

    private func isEnd(_ line: String) -> Bool {
      let text = line.drop { $0 == " " }
      return end.isEmpty ? text.isEmpty : text.hasPrefix(end)
    }

    /// Returns the text of the file with the section replaced; nil if the mark is not in it exactly once.
    public func replacing(in text: String) -> String? {
      var all = text.components(separatedBy: "\n")
      let marks = all.indices.filter { all[$0].contains(mark) }
      guard marks.count == 1 else { return nil }
      let start = marks[0] + 1
      let end = all[start...].firstIndex(where: isEnd) ?? all.endIndex
      all.replaceSubrange(start..<end, with: lines)
      return all.joined(separator: "\n")
    }
  }

  /// The generated sections: the attributes and the pictures in each element's documentation, the names of scripts in the
  /// package for npm, the type of a control's name, and the numbers of the look in style sheets.
  public static var sections: [Section] {
    let names = Catalog.controls.map { "'\($0.name)'" }.joined(separator: " | ")
    let type = Section(
      path: "Web/types/pressurekit-testing.d.ts", mark: "made by script/generate",
      lines: ["export type TracedControl = \(names);"])
    return [type] + ScriptEntry.sections + styles
      + Catalog.elements.flatMap { element in
        [
          Section(
            path: element.document, mark: "made by script/generate: \(element.tag)",
            lines: AttributeText(element.control).table),
          Section(
            path: element.document, mark: "made by script/generate: pictures of \(element.script)",
            lines: element.control.pictureTable()),
        ]
          + [element.control.momentTable].filter { !$0.isEmpty }.map { table in
            Section(
              path: element.document,
              mark: "made by script/generate: further moments of \(element.script)", lines: table)
          }
          + element.control.looks.map { look in
            Section(
              path: element.document,
              mark: "made by script/generate: the look \(look) of \(element.script)",
              lines: element.control.pictureTable(of: look))
          }
      }
  }

  /// The numbers of the look that style sheets need.
  private static var styles: [Section] {
    let disabled = "button:disabled { opacity: \(Access.disabledOpacity) }"
    let veil =
      "[data-open] [stroke-width=\"\(Int(RingLook.veilReach))\"] { pointer-events: stroke }"
    let (title, dial) = (TransitioningAction.element.control, Weighing.element.control)
    let undrawn = [
      "slot { background: \(css("normal", of: title)); color: \(css("text", of: title)) }",
      "svg { background: conic-gradient(from 225deg, \(css("dial-track", of: dial)) 270deg, #0000 0) }",
    ].map { ":host(:state(undrawn)) " + $0 }
    return [
      ("confirm-button", [disabled, veil]), ("scale", [disabled, undrawn[1]]),
      ("transitioning-button", [undrawn[0]]),
    ].map { name, lines in
      Section(
        path: "Web/styles/\(name).css", mark: "made by script/generate", end: "/*", lines: lines)
    }
  }

  /// Returns a colour of a control as CSS: its custom property, and its default.
  private static func css(_ property: String, of control: ControlDeclaration) -> String {
    let color = control.colors.first { $0.property == property }
    return "var(--pressure-\(property), \(color.map { ScriptModule.css($0.standard) } ?? "none"))"
  }

  /// The folder of the string tables.
  static let tables = "Sources/PressureHosting/Resources"

  /// The text of each generated file, by its path in the project.
  public static let all: [String: String] = {
    var all = [
      "Web/declarations.js": ScriptModule.declarations,
      "Web/samples.js": ScriptModule.samples,
      "Web/elements.txt": elements,
      "Web/sets.txt": ScriptEntry.list,
      "Site/playgrounds.json": playgrounds,
      "Examples/Demo/controls/declared.js": ScriptModule.playgrounds,
      "Tests/Browser/pages/controls.json": EditorData.controls,
      "Sources/PressureHosting/KitWord+English.swift": Translation.englishSource,
    ]
    for (name, text) in ScriptEntry.all { all["Web/entries/\(name).js"] = text }
    all[PictureInputs.path] = PictureInputs.text
    all[SceneSequence.path] = SceneSequence.text
    // A picture that is too long is left out here. A test draws each one again and fails for it.
    for picture in Catalog.controls.flatMap(\.pictures) { all[picture.file] = try? picture.svg }
    for (name, text) in types { all["Web/types/\(name).d.ts"] = text }
    for language in Translation.all {
      all["Web/languages/\(language.language).js"] = language.module
    }
    for language in [.english] + Translation.all {
      let folder = "\(tables)/\(language.appleLanguage).lproj"
      all["\(folder)/Localizable.strings"] = language.stringTable
    }
    return all
  }()

  /// The data about the elements for editors, by the name of the file. The project does not keep these files:
  /// script/build-web writes them for the package.
  public static var editors: [String: String] {
    [
      "custom-elements.json": EditorData.manifest, "web-types.json": EditorData.webTypes,
      "vscode.html-custom-data.json": EditorData.htmlData,
    ]
  }

  /// The types of each script and of frameworks, by name.
  private static var types: [String: String] {
    let all = Catalog.elements
    var types = [
      "classes": ElementTypes.classes,
      "elements": ElementTypes.module(of: all, defines: false, isAll: true),
      "pressurekit": ElementTypes.module(of: all, defines: true, isAll: true),
      "single-file": ElementTypes.module(of: all, defines: true, isAll: true),
      "attributes": FrameworkTypes.attributes, "react": FrameworkTypes.react,
      "react-18": FrameworkTypes.react18, "preact": FrameworkTypes.preact,
      "vue": FrameworkTypes.vue,
    ]
    for element in all {
      types[element.script] = ElementTypes.module(of: [element], defines: true, isAll: false)
    }
    for set in ScriptEntry.sets {
      types[set.name] = ElementTypes.module(of: set.elements, defines: true, isAll: false)
    }
    return types
  }

  /// The playgrounds for the site: each control's page in the documentation, the HTML to try, and what to do with it.
  private static var playgrounds: String {
    let lines = Catalog.elements.map { element in
      let fields = [
        ("document", element.document), ("name", element.script),
        ("html", element.playground.html ?? "<\(element.tag)></\(element.tag)>"),
        ("how", element.playground.how),
      ]
      let pairs = fields.map { "\"\($0)\": \"\($1.replacingOccurrences(of: "\"", with: "\\\""))\"" }
      return "  { " + pairs.joined(separator: ", ") + " }"
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  /// The list for scripts that build and measure: the script of each element, and the type of its control, which is also
  /// the name of the control's folder in Sources/PressureWeb.
  private static var elements: String {
    Catalog.controls.map { control in
      "\(control.name) \(type(of: control.sample))\n"
    }.joined()
  }
}
