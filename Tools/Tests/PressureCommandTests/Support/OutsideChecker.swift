import Foundation

@testable import PressureCommand

/// Independent programs that check whether a file is valid.
enum OutsideChecker {
  /// The checker is not installed.
  struct Missing: Error, CustomStringConvertible {
    var program: String
    var description: String { "\(program) is missing: run script/bootstrap test" }
  }

  /// The project's folder.
  static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Reads a property list with Python's plistlib and prints it as JSON. Integers stay different from other numbers.
  static func propertyList(_ name: String, in folder: TestFolder) async throws
    -> PressureProcess.Ending
  {
    let script = """
      import json, plistlib, sys
      with open(sys.argv[1], "rb") as file: print(json.dumps(plistlib.load(file)))
      """
    return try await run("/usr/bin/python3", ["-c", script, name], in: folder)
  }

  /// Checks JSON against the schema of a manifest's shortcuts with Python's jsonschema; prints the faults.
  static func manifest(_ name: String, in folder: TestFolder) async throws
    -> PressureProcess.Ending
  {
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema, manifest = (json.load(open(path)) for path in sys.argv[1:])
      Draft202012Validator.check_schema(schema)
      errors = list(Draft202012Validator(schema).iter_errors(manifest))
      for error in errors: print(f"{error.json_path}: {error.validator}")
      sys.exit(1 if errors else 0)
      """
    let schema = "Tools/Tests/PressureCommandTests/QuickActions/manifest-shortcuts.schema.json"
    return try await run(
      project.appendingPathComponent(".build/venv/bin/python").path,
      ["-c", script, project.appendingPathComponent(schema).path, name], in: folder)
  }

  /// Checks a desktop entry with the program of freedesktop.org; prints the faults.
  static func desktopEntry(_ name: String, in folder: TestFolder) async throws
    -> PressureProcess.Ending
  {
    try await run("/usr/bin/desktop-file-validate", [name], in: folder)
  }

  /// Reads a folder of Android resources with Python's ElementTree. It prints what Android's ShortcutParser and the rules for
  /// string resources would take from them.
  static func androidResources(_ name: String, in folder: TestFolder) async throws
    -> PressureProcess.Ending
  {
    let script = "Tools/Tests/PressureCommandTests/QuickActions/android_resources.py"
    return try await run(
      "/usr/bin/python3", [project.appendingPathComponent(script).path, name], in: folder)
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: TestFolder
  ) async throws -> PressureProcess.Ending {
    if !FileManager.default.isExecutableFile(atPath: program) { throw Missing(program: program) }
    return try await PressureProcess.run(
      arguments, of: URL(fileURLWithPath: program), in: folder)
  }
}
