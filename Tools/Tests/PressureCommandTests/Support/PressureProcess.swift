import Foundation

/// The built `pressure` program, or another, run once to its end.
enum PressureProcess {
  /// How it ended, and what it printed.
  struct Ending: Equatable {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  /// The program beside the test bundle, where SwiftPM builds both.
  static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle?.bundleURL ?? Bundle.main.executableURL!)
      .deletingLastPathComponent().appendingPathComponent("pressure")
  }

  static func run(
    _ arguments: [String], of program: URL? = nil, in folder: TestFolder,
    reading input: String? = nil
  ) async throws -> Ending {
    // Files and not pipes: a pipe that nobody reads would hold up a long report.
    let streams = try TestFolder()
    defer { streams.remove() }
    for name in ["output", "errors"] { try streams.write(Data(), to: name) }
    let process = Process()
    process.executableURL = program ?? Self.program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ["COLUMNS": "80"]
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: folder.url.appendingPathComponent($0)) }
      ?? .nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: streams.url.appendingPathComponent("output"))
    process.standardError = try FileHandle(
      forWritingTo: streams.url.appendingPathComponent("errors"))
    let (endings, continuation) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { process in
      continuation.yield(process.terminationStatus)
      continuation.finish()
    }
    try process.run()
    let status = await endings.first { _ in true }
    return Ending(
      output: try streams.text("output"), errors: try streams.text("errors"), status: status ?? -1)
  }

  /// Runs a script of a shell in which the program is `pressure`.
  static func shell(_ script: String, in folder: TestFolder) async throws -> Ending {
    try await run(
      ["-c", "pressure() { \"$0\" \"$@\"; }; \(script)", program.path],
      of: URL(fileURLWithPath: "/bin/sh"), in: folder)
  }
}
