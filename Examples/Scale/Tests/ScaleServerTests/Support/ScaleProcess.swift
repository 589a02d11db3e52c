import Foundation
import Testing

/// The built `scale` program as a separate process.
///
/// The process is killed when this object is released, so a failed test leaves no server behind.
final class ScaleProcess: Sendable {
  /// The end of a program: its exit code, and the output that was not read before.
  struct Ending: Equatable, Sendable {
    var output: String
    var errors: String
    /// The exit code, or the negative number of the signal that killed it.
    var code: Int32
  }

  private let process: Process
  private let output: FileHandle
  private let errors: FileHandle
  private let codes: AsyncStream<Int32>

  /// A program that hangs is killed after this time, so that the test fails.
  private static let patienceSeconds = 60.0

  /// The program. SwiftPM builds it beside the test bundle.
  private static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle?.bundleURL ?? Bundle.main.executableURL!)
      .deletingLastPathComponent().appendingPathComponent("scale")
  }

  /// Starts the program, after a shell command if one is given.
  init(_ arguments: [String], environment: [String: String] = [:], after: String? = nil) throws {
    let process = Process()
    process.executableURL = after == nil ? Self.program : URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      (after.map { ["-c", "\($0); exec \"$0\" \"$@\"", Self.program.path] } ?? []) + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let (codes, continuation) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { process in
      let isKilled = process.terminationReason == .uncaughtSignal
      continuation.yield(isKilled ? -process.terminationStatus : process.terminationStatus)
      continuation.finish()
    }
    try process.run()
    self.process = process
    self.output = output.fileHandleForReading
    self.errors = errors.fileHandleForReading
    self.codes = codes
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patienceSeconds) {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  deinit {
    if process.isRunning { send(signal: SIGKILL) }
  }

  /// Starts a server on a free port with the files of a folder, and waits until it listens.
  static func serving(
    _ folder: TestFolder, _ options: [String] = [], after: String? = nil
  ) async throws -> (ScaleProcess, port: UInt16) {
    let process = try ScaleProcess(arguments(folder) + options, after: after)
    let line = await process.nextLine()
    guard
      let match = line.wholeMatch(
        of:
          #/PressureKit Scale is at http://127\.0\.0\.1:([0-9]+)/  \(press Ctrl-C to stop\)/#
      ), let port = UInt16(match.1)
    else { throw WireResponse.Malformed(text: line) }
    return (process, port)
  }

  /// Returns the options for the files of a folder.
  static func arguments(_ folder: TestFolder, port: String = "0") -> [String] {
    [
      "--port", port, "--database", folder.database.path, "--public", folder.pages.path,
      "--kit", folder.kit.path,
    ]
  }

  /// Expects the program to end at once with an error message.
  static func expectError(
    _ arguments: [String], after: String? = nil, _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let ending = try await ScaleProcess(arguments, after: after).ending()
    #expect(
      ending == .init(output: "", errors: "Error: \(sentence)\n", code: 1),
      sourceLocation: sourceLocation)
  }

  func send(signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Reads the next line of the standard output, without the newline.
  func nextLine() async -> String {
    await onThread { [output] in
      var line = Data()
      while let byte = try? output.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// Waits until the program has ended.
  func ending() async -> Ending {
    async let output = rest(of: output)
    async let errors = rest(of: errors)
    let code = await codes.first { _ in true }
    return await Ending(output: output, errors: errors, code: code ?? 0)
  }

  private func rest(of handle: FileHandle) async -> String {
    await onThread {
      String(decoding: ((try? handle.readToEnd()) ?? nil) ?? Data(), as: UTF8.self)
    }
  }

  private func onThread<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }
}
