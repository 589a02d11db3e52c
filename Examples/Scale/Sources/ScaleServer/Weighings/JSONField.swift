/// A value in a JSON object, as far as a weighing needs it.
enum JSONField: Decodable, Equatable {
  /// A finite number.
  case number(Double)
  case string(String)
  /// Any other value, including a number that overflows and a text that is not Unicode.
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
