/// The origin of a trace. All details are optional, and do not affect a replay.
///
/// The header contains them as `"origin"`, `"device"`, `"browser"`, `"unit"` and `"range"`.
public struct TraceOrigin: Equatable, Sendable {
  /// The way in which a trace was made.
  public enum Making: CaseIterable, Sendable {
    /// A person pressed, and a device recorded it.
    case recorded
    /// A program made it up; no person pressed.
    case madeUp
  }

  /// The maximum length of a name, in bytes of UTF-8; longer names are cut. A header with three such names still fits into a
  /// line.
  public static let longestName = 100

  /// The way in which the trace was made; nil if unknown.
  public var making: Making?
  /// The pressed device; without quotation marks, backslashes and control characters.
  public private(set) var device: String?
  /// The browser that recorded the press, in the same characters.
  public private(set) var browser: String?
  /// The unit of the range, in the same characters: `steps` for a device with an unknown scale.
  public private(set) var unit: String?
  /// The device's own readings, from no force to its maximum, in its own unit.
  public private(set) var range: ClosedRange<Double>?

  /// Creates an origin. A range that is empty or not finite is dropped.
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

  /// Compares names byte by byte, without Unicode equivalence.
  public static func == (first: TraceOrigin, second: TraceOrigin) -> Bool {
    first.making == second.making && first.range == second.range
      && isSame(first.device, second.device) && isSame(first.browser, second.browser)
      && isSame(first.unit, second.unit)
  }

  private static func isSame(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return (first == nil) == (second == nil) }
    return first.isSpelled(second)
  }

  /// Returns a name that a line of a trace can contain; nil if it is empty.
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

// MARK: Header

extension TraceOrigin {
  /// The keys of the origin in a header.
  static let keys = ["origin", "device", "browser", "unit", "range"]

  /// Reads the origin from a header; throws if a value could not have been written by `text`.
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

  /// Returns the members for a header, each with a leading comma.
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
  /// The word in a header. (There is no raw value: comparing those would load the Unicode tables into a page.)
  fileprivate var word: String {
    switch self {
    case .recorded: "recorded"
    case .madeUp: "made up"
    }
  }
}
