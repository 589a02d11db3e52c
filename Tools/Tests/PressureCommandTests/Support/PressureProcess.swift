import Foundation

/// Runs the built `pressure` program, or another one, once to its end.
enum PressureProcess {
  /// The exit status and the output of a process.
  struct Ending: Equatable {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  /// The program beside the test bundle; SwiftPM builds both there.
  static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle?.bundleURL ?? Bundle.main.executableURL!)
      .deletingLastPathComponent().appendingPathComponent("pressure")
  }

  static func run(
    _ arguments: [String], of program: URL? = nil, in folder: TestFolder,
    reading input: String? = nil
  ) async throws -> Ending {
    // Use files instead of pipes: a pipe without a reader would block a long report.
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

  /// Runs a shell script in which `pressure` is the program.
  static func shell(_ script: String, in folder: TestFolder) async throws -> Ending {
    try await run(
      ["-c", "pressure() { \"$0\" \"$@\"; }; \(script)", program.path],
      of: URL(fileURLWithPath: "/bin/sh"), in: folder)
  }
}
