/// Where a trace is from, as far as it says: all of it is optional, and changes nothing of a replay.
///
/// The header has it as `"origin"`, `"device"`, `"browser"`, `"unit"` and `"range"`.
public struct TraceOrigin: Equatable, Sendable {
  /// How a trace came to be.
  public enum Making: CaseIterable, Sendable {
    /// Somebody pressed, and a device told of it.
    case recorded
    /// A program made it up; nobody pressed.
    case madeUp
  }

  /// Longer names are cut, in bytes of UTF-8: a header with three of them is no line that is too long.
  public static let longestName = 100

  /// How it came to be; nil where it does not say.
  public var making: Making?
  /// The device that was pressed; without quotation marks, backslashes and control characters.
  public private(set) var device: String?
  /// The browser that told of it, in the same characters.
  public private(set) var browser: String?
  /// The unit of the range, in the same characters: `steps` of a device whose scale nobody knows.
  public private(set) var unit: String?
  /// What the device itself says, from no force to its most, in its own unit.
  public private(set) var range: ClosedRange<Double>?

  /// An origin that says nothing, or what is given; of a range that is not finite or empty, none.
  public init(
    making: Making? = nil, device: String? = nil, browser: String? = nil, unit: String? = nil,
    range: ClosedRange<Double>? = nil
  ) {
    self.making = making
    self.device = device.flatMap(Self.name)
    self.browser = browser.flatMap(Self.name)
    self.unit = unit.flatMap(Self.name)
    if let range, range.lowerBound.isFinite, range.upperBound.isFinite,
      range.lowerBound < range.upperBound
    {
      self.range = range
    }
  }

  /// Byte for byte: the names are what was written, and not what Unicode takes for the same.
  public static func == (first: TraceOrigin, second: TraceOrigin) -> Bool {
    first.making == second.making && first.range == second.range
      && isSame(first.device, second.device) && isSame(first.browser, second.browser)
      && isSame(first.unit, second.unit)
  }

  private static func isSame(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return (first == nil) == (second == nil) }
    return first.isSpelled(second)
  }

  /// A name as a line of a trace can have it; nil of one without a character.
  private static func name(_ text: String) -> String? {
    var name = ""
    for scalar in text.unicodeScalars {
      if name.utf8.count + UTF8.width(scalar) > longestName { break }
      let isPlain = scalar.value >= 32 && !(127...159).contains(scalar.value)
      name.unicodeScalars.append(isPlain && scalar != "\"" && scalar != "\\" ? scalar : "?")
    }
    return name.isEmpty ? nil : name
  }
}

// MARK: In a header

extension TraceOrigin {
  /// The keys of it.
  static let keys = ["origin", "device", "browser", "unit", "range"]

  /// What a header says of it; throws if that is not as it would be written.
  init(_ header: TraceObject) throws(TraceProblem) {
    var making: Making?
    if header.optional("origin") != nil {
      let word = try header.string("origin")
      making = Making.allCases.first { $0.word.isSpelled(word) }
      if making == nil { throw .outOfRange("origin") }
    }
    self.init(
      making: making, device: try Self.name("device", in: header),
      browser: try Self.name("browser", in: header), unit: try Self.name("unit", in: header),
      range: try Self.range(in: header))
  }

  private static func name(
    _ key: String, in header: TraceObject
  ) throws(TraceProblem) -> String? {
    if header.optional(key) == nil { return nil }
    let text = try header.string(key)
    guard let name = name(text), name.isSpelled(text) else { throw .outOfRange(key) }
    return name
  }

  private static func range(in header: TraceObject) throws(TraceProblem) -> ClosedRange<Double>? {
    guard let value = header.optional("range") else { return nil }
    guard case .list(let list) = value, list.count == 2 else { throw .wrongKind("range") }
    if !(list[0] < list[1] && list[0].isFinite && list[1].isFinite) { throw .outOfRange("range") }
    return list[0]...list[1]
  }

  /// What a header has of it, each with a comma before it.
  func text(_ number: (Double) -> String) -> String {
    var text = ""
    let names = [
      ("origin", making?.word), ("device", device), ("browser", browser), ("unit", unit),
    ]
    for case (let key, let name?) in names { text += ",\"\(key)\":\"\(name)\"" }
    if let range {
      text += ",\"range\":[\(number(range.lowerBound)),\(number(range.upperBound))]"
    }
    return text
  }
}

extension TraceOrigin.Making {
  /// The word for it. (No raw value: a page would need the tables of Unicode to compare those.)
  fileprivate var word: String {
    switch self {
    case .recorded: "recorded"
    case .madeUp: "made up"
    }
  }
}
