import Foundation
import PressureCatalog
import Testing

@testable import Bell

@Suite struct DeclarationTests {
  private let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Web/declarations.js")

  /// What script and engine call things by number is written by this test, where it is not right.
  @Test func `The script has the names of the control`() throws {
    let bell = ControlDeclaration(
      of: Bell(), element: "counter-bell",
      options: [.init(.threshold), .init(.holdDuration)], labels: [.init("rung-label", "It rang")],
      colors: ["metal", "base", "sound"])
    let text = "// Made by BellTests.\n\n" + ScriptModule.declaration(of: bell) + "\n"
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("Web/declarations.js was not right; it is now")
  }
}
