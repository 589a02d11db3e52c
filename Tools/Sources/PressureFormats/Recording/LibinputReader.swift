/// Reads the output of `libinput record`, line by line. It supports only the YAML that the program writes, with its
/// indentation.
///
///     devices:
///     - node: /dev/input/event4
///       evdev:
///         name: "a pad"
///         codes:
///           1: [325, 330] # EV_KEY
///         absinfo:
///           24: [0, 255, 0, 0, 0]
///         properties: [0, 2]
///       events:
///       - evdev:
///         - [ 0, 12345, 3, 24, 120] # ABS_PRESSURE
///
/// Known keys that do not concern presses are skipped. Unknown keys give a warning.
struct LibinputReader {
  private static let topWords = ["version", "ndevices", "libinput", "system", "devices"]
  private static let deviceWords = ["node", "evdev", "hid", "udev", "quirks", "events"]
  private static let evdevWords = ["name", "id", "codes", "absinfo", "properties"]

  private var devices = 0
  private var isInDevices = false
  /// The keys above the current line: of the device, of its `evdev`, and of the event.
  private var section = ""
  private var subsection = ""
  private var frame = ""

  /// True if a line can be the first line of such a file.
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    line.elementsEqual("---".utf8) || topWords.contains(word(line))
  }

  /// Reads a line and passes on its content.
  mutating func read(
    _ line: [UInt8], number: Int, _ track: (RecordingItem, Int) throws(RecordingFault) -> Void
  ) throws(RecordingFault) {
    let body = line.drop { $0 == 32 }
    let indentation = line.count - body.count
    guard let first = body.first, first != UInt8(ascii: "#") else { return }
    if body.elementsEqual("---".utf8) || body.elementsEqual("...".utf8) { return }
    func fault(_ sentence: String) -> RecordingFault {
      RecordingFault(line: number, sentence: sentence)
    }
    if first == 9 {
      throw fault("the line begins with a tab, which YAML does not allow; use spaces")
    }
    let item = body.starts(with: "- ".utf8) ? body.dropFirst(2).drop { $0 == 32 } : nil
    switch indentation {
    case 0 where item != nil && isInDevices:
      devices += 1
      (section, subsection, frame) = ("", "", "")
      if devices > Self.mostDevices { throw fault("there are over \(Self.mostDevices) devices") }
      if devices > 1 { try track(.device, number) }
    case 0:
      let word = Self.word(body)
      if word.isEmpty { throw fault(Self.shape) }
      isInDevices = word == "devices"
      if word == "version", Self.value(body) != "1" {
        throw fault("this is version \(Quotation(Self.value(body))); only version 1 is supported")
      }
      if !Self.topWords.contains(word) { try track(.skipped(Self.unknown(word)), number) }
    case _ where !isInDevices: break
    case 2 where item != nil:
      if section == "events", let item { frame = Self.word(item) }
    case 2:
      section = Self.word(body)
      (subsection, frame) = ("", "")
      if section.isEmpty { throw fault(Self.shape) }
      if !Self.deviceWords.contains(section) { try track(.skipped(Self.unknown(section)), number) }
    case 4 where section == "evdev":
      subsection = Self.word(body)
      switch subsection {
      case "name": try track(.name(Self.unquoted(Self.value(body))), number)
      case "properties":
        guard let list = Self.list(body, as: Int.self) else { throw fault(Self.listShape) }
        try track(.properties(Set(list)), number)
      case _ where Self.evdevWords.contains(subsection): break
      case "": throw fault(Self.shape)
      default: try track(.skipped(Self.unknown(subsection)), number)
      }
    case 6 where section == "evdev" && (subsection == "codes" || subsection == "absinfo"):
      guard let code = UInt16(Self.word(body)), let list = Self.list(body, as: Int32.self) else {
        throw fault(Self.listShape)
      }
      if subsection == "absinfo" {
        if list.count != 5 {
          throw fault("an axis must have five numbers: [least, most, fuzz, flat, resolution]")
        }
        try track(.axis(code, .init(least: list[0], most: list[1], resolution: list[4])), number)
      } else if code == InputCode.key {
        try track(.keys(Set(list.compactMap { UInt16(exactly: $0) })), number)
      }
    case 4 where section == "events" && frame == "evdev":
      guard let item, let numbers = Self.list(item, as: Int64.self), numbers.count == 5,
        numbers[0] >= 0, numbers[0] <= LineWords.latestSeconds,
        (0..<1_000_000).contains(numbers[1]),
        let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
        let value = Int32(exactly: numbers[4])
      else { throw fault("an event must be - [seconds, microseconds, type, code, value]") }
      let time = numbers[0] * 1_000_000 + numbers[1]
      try track(.event(InputEvent(time: time, type: type, code: code, value: value)), number)
    default: break
    }
  }

  /// Far more devices than `libinput record` records at once.
  private static let mostDevices = 100
  private static let shape =
    "this is not a line of libinput record: it must begin with a key and a colon"
  private static let listShape =
    "this is not a list of libinput record, such as 24: [0, 255, 0, 0, 0]"

  private static func unknown(_ word: String) -> String {
    "the key \(Quotation(word)) is unknown; it is skipped"
  }

  /// Returns the key before the colon.
  private static func word(_ body: ArraySlice<UInt8>) -> String {
    guard let colon = body.firstIndex(of: UInt8(ascii: ":")) else { return "" }
    return String(decoding: body[..<colon], as: UTF8.self)
  }

  /// Returns the value after the colon, without surrounding spaces.
  private static func value(_ body: ArraySlice<UInt8>) -> String {
    guard let colon = body.firstIndex(of: UInt8(ascii: ":")) else { return "" }
    var value = body[(colon + 1)...].drop { $0 == 32 }
    while value.last == 32 { value.removeLast() }
    return String(decoding: value, as: UTF8.self)
  }

  private static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }

  /// Returns the numbers between brackets. A comment may follow them.
  private static func list<Value: FixedWidthInteger>(
    _ body: ArraySlice<UInt8>, as type: Value.Type
  ) -> [Value]? {
    guard let start = body.firstIndex(of: UInt8(ascii: "[")),
      let end = body[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let words = LineWords(body[(start + 1)..<end], separators: [UInt8(ascii: ",")])
    var list: [Value] = []
    for index in 0..<words.count {
      guard let number = words.decimal(index, as: Value.self) else { return nil }
      list.append(number)
    }
    return list
  }
}
