import Foundation
import PressureFormats

/// A file to read. Its content is not yet trusted.
struct InputFile {
  /// Its name; `-` is the standard input.
  var path: String
  /// The role of the file in the run, such as `the table of masses`, for messages.
  var role: String
  /// The files of the run. Opening this file adds it.
  var inputs: InputFiles

  /// Returns the whole text of a small file. A file over `maximumMegabytes` is refused, so that it cannot fill the memory.
  /// Messages use `content`, such as `a table of masses`, and `format`, such as `CSV`.
  func text(
    maximumMegabytes: Int, content: String, format: String
  ) throws(Failure) -> String {
    let maximumBytes = maximumMegabytes * 1_000_000
    var bytes = Data()
    try read(upTo: maximumBytes + 1) { (piece) throws(Failure) in bytes += piece }
    if bytes.count > maximumBytes {
      throw .badData(path, "the file is over \(maximumMegabytes) MB; is it \(content)?")
    }
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw .badData(path, "the file is not UTF-8 text; save it as \(format) in UTF-8")
    }
    return text
  }

  /// Passes on the bytes of the file, one piece at a time, up to the given number.
  func read(upTo most: Int, _ take: (Data) throws(Failure) -> Void) throws(Failure) {
    let handle = try open()
    defer { try? handle.close() }
    try inputs.add(Descriptor(number: handle.fileDescriptor), name: path, role: role)
    var left = most
    while left > 0 {
      var piece: Data?
      do {
        piece = try handle.read(upToCount: min(left, Self.pieceBytes))
      } catch {
        throw unreadable
      }
      guard let piece, !piece.isEmpty else { return }
      left -= piece.count
      try take(piece)
    }
  }

  private static let pieceBytes = 1 << 16

  private var unreadable: Failure {
    .unreadable(path, "the file cannot be read; check its permissions")
  }

  /// The name for the standard input, and for the standard output where a file is written.
  static let standardStream = Failure.standardStream

  private func open() throws(Failure) -> FileHandle {
    if path == Self.standardStream { return .standardInput }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable(path, "the file does not exist")
    }
    if isFolder.boolValue {
      throw .unreadable(path, "this is a folder; name a file in it")
    }
    do {
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw unreadable
    }
  }
}
