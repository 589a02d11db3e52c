import Foundation

/// The names of the members of a JSON object, including duplicates.
///
/// RFC 8259, section 4, leaves open which of two equal names counts. Foundation takes one of them without an error.
struct JSONNames {
  let all: [String]

  /// Reads the names of the outermost object. The text must be valid JSON.
  init(ofObject json: Data) {
    var names: [String] = []
    var depth = 0
    var isNameNext = false
    var start: Data.Index?
    var isEscaped = false
    for (index, byte) in zip(json.indices, json) {
      if let begin = start {
        if byte == UInt8(ascii: "\""), !isEscaped {
          start = nil
          if isNameNext {
            names.append(Self.text(of: json[begin...index]))
            isNameNext = false
          }
        }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        start = index
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        isNameNext = depth == 1 && byte == UInt8(ascii: "{")
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
      case UInt8(ascii: ","):
        isNameNext = depth == 1
      default:
        break
      }
    }
    all = names
  }

  /// The first duplicate name; nil if all names are different.
  var firstRepeated: String? {
    var known: Set<[Unicode.Scalar]> = []
    return all.first { !known.insert(Array($0.unicodeScalars)).inserted }
  }

  /// Decodes a name in quotes, which may contain escapes.
  private static func text(of literal: Data) -> String {
    (try? JSONDecoder().decode(String.self, from: literal)) ?? ""
  }
}
