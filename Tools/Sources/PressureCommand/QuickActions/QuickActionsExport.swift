import QuickActions

/// A file that an export makes.
struct ExportedFile: Equatable {
  /// From a folder on, with `/` between folders.
  let name: String
  /// What it begins with: a comment that says whose it is.
  let beginning: String
  let text: String

  /// A file of strings.
  static func strings(_ name: String, _ lines: [String]) -> ExportedFile {
    ExportedFile(name, beginning: "/* \(name): \(maker) */\n", lines.joined())
  }

  /// A file of XML with one element.
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

/// What an export makes of a declaration.
struct QuickActionsExport {
  /// What is written where it is told to be; nil, if there are only files in a folder.
  var document: String?
  /// What belongs into the same folder, or into that which is told.
  var files: [ExportedFile] = []
  /// What whoever asked should know, though it is made.
  var warnings: [QuickActionFault] = []

  /// All of it, to be read.
  var text: String {
    ((document.map { [$0] } ?? []) + files.map(\.text)).joined(separator: "\n")
  }
}
