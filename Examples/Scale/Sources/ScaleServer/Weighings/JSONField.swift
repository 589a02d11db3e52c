/// A value in a JSON object, as far as a weighing cares.
enum JSONField: Decodable, Equatable {
  /// A finite number.
  case number(Double)
  case string(String)
  /// Anything else, also a number too large to hold or a text that is no Unicode.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self), number.isFinite {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else {
      self = .other
    }
  }
}
