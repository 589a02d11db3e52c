import QuickActions

/// A value as Foundation's coders read and write it, with true, 1 and 1.5 told apart.
struct CodableValue: Codable {
  /// Lists and dictionaries in each other: Foundation reads 512, but slowly when many are so deep.
  static let maximumDepth = 64

  let value: QuickActionValue

  init(_ value: QuickActionValue) {
    self.value = value
  }

  /// Of text that is known to be JSON: an error here says only that the value is of another kind.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let isTrue = try? container.decode(Bool.self) {
      value = .boolean(isTrue)
    } else if let integer = try? container.decode(Int64.self) {
      value = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if decoder.codingPath.count >= Self.maximumDepth {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "values are nested deeper than \(Self.maximumDepth) levels")
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [QuickActionValue] = []
      while !list.isAtEnd { elements.append(try list.decode(CodableValue.self).value) }
      value = .list(elements)
    } else {
      // A decoder keeps no order of keys.
      let entries = try container.decode([String: CodableValue].self)
      value = .dictionary(
        entries.sorted { $0.key < $1.key }.map { QuickActionEntry($0.key, $0.value.value) })
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .null: try container.encodeNil()
    case .boolean(let isTrue): try container.encode(isTrue)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .list(let elements): try container.encode(elements.map(CodableValue.init))
    case .dictionary(let entries):
      let values = entries.map { ($0.key, CodableValue($0.value)) }
      try container.encode(Dictionary(values) { first, _ in first })
    }
  }
}
