import Foundation
import Logging

/// The folder of the traces that browsers have sent, one file each.
struct TraceFolder: Sendable {
  let url: URL
  let now: @Sendable () -> Date
  let logger: Logger

  /// The maximum number of traces: enough to study, and too few to fill a disk.
  static let limit = 200

  /// Saves a trace and returns the name of its file: the time, and a number if that name is taken.
  ///
  /// The file gets its name only after it has been written completely.
  ///
  /// - Throws: `Problem` if the folder is full, or the file system's error.
  func add(_ trace: Data) throws -> String {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let present = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".jsonl") }
    guard present.count < Self.limit else {
      logger.error("The folder \(url.path) has \(Self.limit) traces, the maximum. Remove some.")
      throw Problem(
        .insufficientStorage,
        "There are already \(Self.limit) traces. "
          + "Remove some from the folder that the server's terminal names.")
    }
    let unfinished = url.appendingPathComponent(".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: unfinished) }
    try trace.write(to: unfinished)
    let time = Timestamp.text(of: now()).replacing(":", with: "-")
    for number in 1...Self.limit {
      let name = number == 1 ? "\(time).jsonl" : "\(time)-\(number).jsonl"
      do {
        // Unlike a move, this never overwrites a file.
        try FileManager.default.linkItem(at: unfinished, to: url.appendingPathComponent(name))
        return name
      } catch CocoaError.fileWriteFileExists {
        continue
      }
    }
    throw Problem(.conflict, "Too many traces arrived at once. Send this one again.")
  }
}
