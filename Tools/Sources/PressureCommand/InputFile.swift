import Foundation
import PressureFormats

/// A file to read, whose content is not yet trusted.
struct InputFile {
  /// Its name; `-` is the standard input.
  var path: String
  /// What it is to the run, `the table of masses`, for messages about the files of the run.
  var role: String
  /// The files of the run, of which it becomes one when it is opened.
  var inputs: InputFiles

  /// The whole text of a file of a few lines: more than so many megabytes is another file, and must not
  /// fill the memory. What it should be, `a table of masses`, and what to save it as, `CSV`, are for the
  /// messages.
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

  /// Hands over the bytes of the file, a piece at a time and at most so many.
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

  /// The name that stands for the standard input, and where something is written for the standard output.
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
