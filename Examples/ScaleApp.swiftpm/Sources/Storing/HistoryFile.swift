import Foundation

/// The file of the history. It is always read and written as a whole.
struct HistoryFile: Sendable {
  let url: URL

  /// The app's own file.
  static let own = HistoryFile(
    url: .ownFolder.appendingPathComponent("Weighings.json"))

  /// The result of reading the file.
  struct Contents: Equatable, Sendable {
    var weighings: [SavedWeighing] = []
    /// The new name of a damaged file; nil if the file was not damaged.
    var keptAs: String?
  }

  /// Reads the file. If it does not exist, returns no weighings. Renames a damaged file.
  ///
  /// - Throws: `newer` or `unreadable`. The file is then unchanged.
  func read() throws(HistoryProblem) -> Contents {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return Contents()
    } catch {
      throw .unreadable
    }
    if let head = try? decoder.decode(HistoryDocument.Head.self, from: data),
      head.format > HistoryDocument.format
    {
      throw .newer
    }
    guard let document = try? decoder.decode(HistoryDocument.self, from: data),
      document.format == HistoryDocument.format, document.weighings.allSatisfy(\.isSound),
      Set(document.weighings.map(\.id)).count == document.weighings.count
    else {
      return Contents(keptAs: try keepAside())
    }
    return Contents(weighings: document.weighings)
  }

  /// Replaces the file atomically: after a failure or a loss of power, the old file is still there.
  ///
  /// - Throws: `unwritable`.
  func write(_ weighings: [SavedWeighing]) throws(HistoryProblem) {
    let document = HistoryDocument(format: HistoryDocument.format, weighings: weighings)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(document).write(to: url, options: .atomic)
    } catch {
      throw .unwritable
    }
  }

  /// Renames the file to an unused name, and returns that name.
  private func keepAside() throws(HistoryProblem) -> String {
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    for number in 1...Self.mostKept {
      let kept = "\(name) (damaged \(number)).\(url.pathExtension)"
      do {
        // `moveItem` does not replace an existing file.
        try FileManager.default.moveItem(at: url, to: folder.appendingPathComponent(kept))
        return kept
      } catch CocoaError.fileWriteFileExists {
        continue
      } catch {
        break
      }
    }
    throw .unreadable
  }

  /// The maximum number of damaged files to keep, far more than expected.
  private static let mostKept = 999

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }

  private var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}
