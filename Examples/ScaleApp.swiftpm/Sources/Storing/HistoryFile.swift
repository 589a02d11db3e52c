import Foundation

/// The file of the history: read whole, written whole, never half.
struct HistoryFile: Sendable {
  let url: URL

  /// Where the app keeps it.
  static let own = HistoryFile(
    url: .ownFolder.appendingPathComponent("Weighings.json"))

  /// What was in the file.
  struct Contents: Equatable, Sendable {
    var weighings: [SavedWeighing] = []
    /// What a damaged file is kept as.
    var keptAs: String?
  }

  /// Reads it; a file that is not there holds nothing. What cannot be understood is kept aside.
  ///
  /// - Throws: `newer` or `unreadable`; the file is as it was then.
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

  /// Writes it anew: after a failure, or a loss of power, the old one is there.
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

  /// Gives the file a name that no other has; returns the name.
  private func keepAside() throws(HistoryProblem) -> String {
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    for number in 1...Self.mostKept {
      let kept = "\(name) (damaged \(number)).\(url.pathExtension)"
      do {
        // Refuses to replace what is there.
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

  /// How many damaged ones there can be: far more than anybody has seen.
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
