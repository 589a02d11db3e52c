// Writes the files that are generated from the list of controls: `generate folder`. See script/generate.

import Foundation
import PressureCatalog

@main
enum Generate {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else { fail("usage: generate folder", status: 2) }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let files = GeneratedFiles.all.merging([WireModule.path: WireModule.text]) { $1 }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for section in GeneratedFiles.sections {
      let file = folder.appendingPathComponent(section.path)
      guard let text = section.replacing(in: try String(contentsOf: file, encoding: .utf8)) else {
        fail("generate: \(section.path): keep exactly one line with \"\(section.mark)\"", status: 1)
      }
      try Data(text.utf8).write(to: file)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
