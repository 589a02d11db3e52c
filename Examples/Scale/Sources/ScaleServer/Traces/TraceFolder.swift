import Foundation

/// The presses that were recorded in a browser and sent here, one file each.
struct TraceFolder: Sendable {
  let url: URL
  let now: @Sendable () -> Date

  /// So many are enough to look at, and fill no disk.
  static let limit = 200

  /// Keeps a trace, and returns the name of its file: the time, and a number where two have the
  /// same.
  ///
  /// - Throws: `Problem` when there are as many as there may be, or the disk is full.
  func add(_ trace: Data) throws -> String {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let present = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".jsonl") }
    guard present.count < Self.limit else {
      throw Problem(
        .insufficientStorage,
        "There are \(Self.limit) traces already. Take some out of the folder \(url.path).")
    }
    let time = Timestamp.text(of: now()).replacing(":", with: "-")
    for number in 1...Self.limit {
      let name = number == 1 ? "\(time).jsonl" : "\(time)-\(number).jsonl"
      do {
        try trace.write(to: url.appendingPathComponent(name), options: .withoutOverwriting)
        return name
      } catch CocoaError.fileWriteFileExists {
        continue
      } catch CocoaError.fileWriteOutOfSpace {
        try? FileManager.default.removeItem(at: url.appendingPathComponent(name))
        throw Problem(
          .insufficientStorage, "The disk is full. Free some space and send the trace again.")
      }
    }
    throw Problem(.conflict, "Too many traces came at once. Send it again.")
  }
}
