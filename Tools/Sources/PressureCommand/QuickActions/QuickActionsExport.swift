import QuickActions

/// A file of an export.
struct ExportedFile: Equatable {
  /// The path relative to the output folder, with `/` between folders.
  let name: String
  /// The first lines: a comment that names this command as the author.
  let beginning: String
  let text: String

  /// Creates a strings file.
  static func strings(_ name: String, _ lines: [String]) -> ExportedFile {
    ExportedFile(name, beginning: "/* \(name): \(maker) */\n", lines.joined())
  }

  /// Creates an XML file with one element.
  static func xml(
    _ name: String, _ element: String, attributes: String = "", _ content: [String]
  ) -> ExportedFile {
    ExportedFile(
      name,
      beginning: """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- \(name): \(maker) -->

        """, "<\(element)\(attributes)>\n\(content.joined())</\(element)>\n")
  }

  private init(_ name: String, beginning: String, _ content: String) {
    self.name = name
    self.beginning = beginning
    text = beginning + content
  }

  private static let maker = "made by pressure quick-actions export"
}

/// The result of exporting a declaration.
struct QuickActionsExport {
  /// The text for `--output`; nil if the export has only files in a folder.
  var document: String?
  /// The files beside `document`, or in the folder of `--output`.
  var files: [ExportedFile] = []
  /// Warnings for the user. The export is complete in spite of them.
  var warnings: [QuickActionFault] = []

  /// All texts, to print.
  var text: String {
    ((document.map { [$0] } ?? []) + files.map(\.text)).joined(separator: "\n")
  }
}
