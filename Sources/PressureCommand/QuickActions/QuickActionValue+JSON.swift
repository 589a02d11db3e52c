import Foundation
import QuickActions

extension QuickActionValue {
  /// The value that a text of JSON is; the name of its file is for the messages.
  init(json text: String, name: String) throws(Failure) {
    // Some editors begin UTF-8 with a byte order mark.
    let data = Data(text.utf8.dropFirst(text.utf8.starts(with: "\u{FEFF}".utf8) ? 3 : 0))
    do {
      // Only to be told what is wrong and where: not everywhere does the decoder say that.
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      self = try JSONDecoder().decode(CodableValue.self, from: data).value
    } catch {
      throw Self.failure(error, in: data, name: name)
    }
  }

  /// In Foundation's words, with the line and the character where it says at which byte it is.
  private static func failure(_ error: any Error, in data: Data, name: String) -> Failure {
    let sentence = "this cannot be read as JSON: "
    if case DecodingError.dataCorrupted(let context) = error {
      return .badData(name, sentence + context.debugDescription)
    }
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
    let parts = words.components(separatedBy: " around character ")
    guard parts.count == 2, let index = Int(parts[1].dropLast()) else {
      // They can have a number of the file in them, of any length.
      return .badData(name, sentence + words.prefix(100))
    }
    let before = data.prefix(index)
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    // Characters, not bytes: those in the middle of one begin with the bits 10.
    let characters = before[start...].count { $0 & 0xC0 != 0x80 }
    return .badData(
      name, line: before.count { $0 == newline } + 1, column: characters + 1, sentence + parts[0])
  }
}
