/// Reads the text of `evemu-record` and `evemu-describe`, line by line.
///
///     N: name
///     I: bus vendor product version
///     P: properties, as bytes of bits
///     B: type and bytes of bits of its codes
///     A: axis least most fuzz flat resolution
///     E: seconds.microseconds type code value
///
/// Types, codes and bits are hexadecimal. Versions before 1.1 have no resolution.
struct EvemuReader {
  private var keyBytes = 0
  private var propertyBytes = 0
  private var keys: Set<UInt16> = []
  private var properties: Set<Int> = []
  private var isDescribed = false
  private var unknown: Set<UInt8> = []

  /// Reads a line and passes on its content.
  mutating func read(
    _ line: [UInt8], number: Int, _ track: (RecordingItem, Int) throws(RecordingFault) -> Void
  ) throws(RecordingFault) {
    let rest = line.drop { $0 == 32 || $0 == 9 }
    guard let letter = rest.first, letter != UInt8(ascii: "#") else { return }
    func fault(_ sentence: String) -> RecordingFault {
      RecordingFault(line: number, sentence: sentence)
    }
    guard rest.count >= 2, rest[rest.startIndex + 1] == UInt8(ascii: ":"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
    else { throw fault("this is not an evemu line, such as E: 0.012345 0003 0018 120") }
    let body = rest.dropFirst(2)
    // A comment follows a #, but a name can contain one.
    let words = LineWords(body.prefix { $0 != UInt8(ascii: "#") })
    switch Unicode.Scalar(letter) {
    case "E":
      guard words.count == 4, let time = words.microseconds(0),
        let type = words.hexadecimal(1, as: UInt16.self),
        let code = words.hexadecimal(2, as: UInt16.self),
        let value = words.decimal(3, as: Int32.self)
      else { throw fault("an event must be E: seconds.microseconds type code value") }
      try track(.event(InputEvent(time: time, type: type, code: code, value: value)), number)
    case "N": try track(.name(String(decoding: body.drop { $0 == 32 }, as: UTF8.self)), number)
    case "A":
      guard words.count == 5 || words.count == 6, let code = words.hexadecimal(0, as: UInt16.self),
        let least = words.decimal(1, as: Int32.self), let most = words.decimal(2, as: Int32.self),
        let resolution = words.count == 5 ? 0 : words.decimal(5, as: Int32.self)
      else { throw fault("an axis must be A: axis least most fuzz flat resolution") }
      try track(.axis(code, .init(least: least, most: most, resolution: resolution)), number)
    case "B":
      guard let type = words.hexadecimal(0, as: UInt16.self), let bits = Self.bits(words, from: 1)
      else { throw fault("bits must be B: a type, then bytes of two hexadecimal digits") }
      if type != InputCode.key { return }
      keys.formUnion(bits.map { UInt16(truncatingIfNeeded: keyBytes * 8 + $0) })
      keyBytes += words.count - 1
      if keyBytes > Self.mostBytes { throw fault("there are too many bytes of keys") }
      try track(.keys(keys), number)
    case "P":
      guard let bits = Self.bits(words, from: 0) else {
        throw fault("bits must be P: bytes of two hexadecimal digits")
      }
      properties.formUnion(bits.map { propertyBytes * 8 + $0 })
      propertyBytes += words.count
      if propertyBytes > Self.mostBytes { throw fault("there are too many bytes of properties") }
      try track(.properties(properties), number)
    // The device numbers and the states of its lights and switches are not needed.
    case "I", "L", "S": break
    default:
      if unknown.insert(letter).inserted {
        try track(
          .skipped("the line type \(Unicode.Scalar(letter)): is unknown; its lines are skipped"),
          number)
      }
    }
  }

  /// Twice the number of key bits that the kernel has.
  private static let mostBytes = 192

  /// Returns the indices of the bits that are set.
  private static func bits(_ words: LineWords, from start: Int) -> [Int]? {
    var bits: [Int] = []
    for index in start..<max(start, words.count) {
      guard let byte = words.hexadecimal(index, as: UInt8.self) else { return nil }
      bits += (0..<8).filter { byte >> $0 & 1 == 1 }.map { (index - start) * 8 + $0 }
    }
    return bits
  }
}
