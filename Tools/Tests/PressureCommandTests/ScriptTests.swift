import Foundation
import Testing

/// Runs `script/pressure` in a made-up project, to check what it runs and when it builds.
@Suite struct ScriptTests {
  /// The project is in the folder `kit`. Its build prints `[1/2] Compiling` and `error: a fault`, and its command prints its
  /// arguments and ends with status 7. All files are old.
  private static let project = #"""
    mkdir -p kit/script kit/Sources/Kit kit/Tools/Sources/Tool
    cp "$0" kit/script/pressure
    touch kit/Sources/Kit/a.md kit/Package.swift kit/Tools/Package.swift kit/Sources/Kit/a.swift kit/Tools/Sources/Tool/b.swift
    cat > kit/command <<'END'
    #!/bin/sh
    printf '%s\n' "$@"
    cat
    echo a fault >&2
    exit 7
    END
    cat > kit/script/swift <<'END'
    #!/bin/sh
    echo '[1/2] Compiling'
    echo 'error: a fault' >&2
    cat
    kit=${0%/script/swift}
    [ -f "$kit/command" ] || exit 3
    mkdir -p "$kit/Tools/.build/release"
    cp "$kit/command" "$kit/Tools/.build/release/pressure"
    END
    chmod +x kit/command kit/script/*
    ln -s kit/script/pressure run
    find . -exec touch -t 202001010000 {} +
    echo input > input
    """#

  private static let arguments = ["a b", "", "--help", "*"]
  private static let output = "a b\n\n--help\n*\ninput\n"

  /// Runs the script, with a change before each run, and compares the results.
  private func expectEnding(_ runs: [(change: String, ending: PressureProcess.Ending)]) async throws
  {
    let folder = try TestFolder()
    defer { folder.remove() }
    let shell = URL(fileURLWithPath: "/bin/sh")
    let script = OutsideChecker.project.appendingPathComponent("script/pressure").path
    let made = try await PressureProcess.run(["-ec", Self.project, script], of: shell, in: folder)
    expect(made, equals: PressureProcess.Ending())
    for (change, ending) in runs {
      let changed = try await PressureProcess.run(["-ec", change], of: shell, in: folder)
      expect(changed, equals: PressureProcess.Ending(), "\(change)")
      let said = try await PressureProcess.run(
        Self.arguments, of: folder.url.appendingPathComponent("run"), in: folder, reading: "input")
      expect(said, equals: ending, "\(change)")
    }
  }

  private static let built = PressureProcess.Ending(
    output: output, errors: "\(building)a fault\n", status: 7)
  private static let building = "pressure: building the command\n"
  private static let fresh = PressureProcess.Ending(output: output, errors: "a fault\n", status: 7)

  @Test func `The command has the arguments, the streams and the exit status`() async throws {
    try await expectEnding([("true", Self.built), ("true", Self.fresh)])
  }

  @Test(arguments: [
    "touch -t 203701010000 kit/Sources/Kit/a.swift",
    "touch -t 203701010000 kit/Tools/Package.swift",
    "rm kit/Tools/Sources/Tool/b.swift; touch -t 203701010000 kit/Tools/Sources/Tool",
  ])
  func `It is built again when a source is newer`(change: String) async throws {
    try await expectEnding([("true", Self.built), (change, Self.built)])
  }

  @Test func `It is not built again for a file that is not a source`() async throws {
    try await expectEnding([
      ("true", Self.built), ("touch -t 203701010000 kit/Sources/Kit/a.md", Self.fresh),
    ])
  }

  @Test func `A source that is saved during the build counts as newer`() async throws {
    let saves = "echo 'touch \"$kit/Sources/Kit/a.swift\"' >> kit/script/swift"
    try await expectEnding([(saves, Self.built), ("true", Self.built)])
  }

  @Test func `A failed build prints its output, and the command does not run`() async throws {
    let failed = PressureProcess.Ending(
      errors: "\(Self.building)[1/2] Compiling\nerror: a fault\n", status: 3)
    try await expectEnding([("rm kit/command", failed)])
  }
}
