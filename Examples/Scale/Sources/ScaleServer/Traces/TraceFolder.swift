import Foundation
import Logging

/// The presses that were recorded in a browser and sent here, one file each.
struct TraceFolder: Sendable {
  let url: URL
  let now: @Sendable () -> Date
  let logger: Logger

  /// So many are enough to look at, and fill no disk.
  static let limit = 200

  /// Keeps a trace, and returns the name of its file: the time, and a number where two have the
  /// same.
  ///
  /// The file has its name when it is whole: one that could not be written to its end is no trace.
  ///
  /// - Throws: `Problem` when there are as many as there may be, or what the file system says.
  func add(_ trace: Data) throws -> String {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let present = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".jsonl") }
    guard present.count < Self.limit else {
      logger.error("\(Self.limit) traces are in \(url.path), which is as many as may be.")
      throw Problem(
        .insufficientStorage,
        "There are \(Self.limit) traces already. "
          + "Take some out of the folder that the server's terminal names.")
    }
    let unfinished = url.appendingPathComponent(".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: unfinished) }
    try trace.write(to: unfinished)
    let time = Timestamp.text(of: now()).replacing(":", with: "-")
    for number in 1...Self.limit {
      let name = number == 1 ? "\(time).jsonl" : "\(time)-\(number).jsonl"
      do {
        // Unlike moving it, this overwrites nothing.
        try FileManager.default.linkItem(at: unfinished, to: url.appendingPathComponent(name))
        return name
      } catch CocoaError.fileWriteFileExists {
        continue
      }
    }
    throw Problem(.conflict, "Too many traces came at once. Send it again.")
  }
}
