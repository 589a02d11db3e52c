/// Reads a recording in any of the formats, in pieces of any size. The first bytes show the format. It keeps only one line and
/// the presses in memory.
package struct RecordingReader {
  private enum Format {
    case unknown, text, evemu, libinput, evdev
  }

  private var format = Format.unknown
  /// The first bytes, kept until the reader knows whether they are text.
  private var head: [UInt8] = []
  private var lines = RecordingLines()
  private var evemu = EvemuReader()
  private var libinput = LibinputReader()
  private var evdev = EvdevReader()
  private var devices = [PressTracker()]

  package init() {}

  /// The size of an evdev event, which contains at least one zero byte.
  private static let headBytes = 24

  /// Reads more bytes; throws at the first fault.
  package mutating func read(_ next: some Collection<UInt8>) throws(RecordingFault) {
    guard format == .unknown else { return try read(Array(next)) }
    head += next
    if head.count >= Self.headBytes { try decide() }
  }

  /// Ends the file and returns the devices with their presses.
  package mutating func finish() throws(RecordingFault) -> [PressTracker] {
    if format == .unknown { try decide() }
    if format == .evdev {
      var evdev = evdev
      try evdev.finish { (item, line) throws(RecordingFault) in try track(item, line) }
    } else {
      var lines = lines
      try lines.finish { (line, number) throws(RecordingFault) in try read(line, number) }
      if format == .text {
        throw RecordingFault(line: nil, sentence: "the file is empty; is it a recording?")
      }
    }
    for index in devices.indices { devices[index].finish() }
    return devices
  }

  /// The description of the first device, as far as it has been read.
  package var description: RecordedDevice { devices[0].device }

  /// Adds details from a separate description of the device.
  package mutating func complete(with description: RecordedDevice) {
    devices[0].complete(with: description)
  }

  private mutating func decide() throws(RecordingFault) {
    format = head.prefix(Self.headBytes).contains(0) ? .evdev : .text
    let first = head
    head = []
    try read(first)
  }

  private mutating func read(_ next: [UInt8]) throws(RecordingFault) {
    if format == .evdev {
      var evdev = evdev
      self.evdev = EvdevReader()
      try evdev.read(next) { (item, line) throws(RecordingFault) in try track(item, line) }
      self.evdev = evdev
    } else {
      var lines = lines
      self.lines = RecordingLines()
      try lines.read(next) { (line, number) throws(RecordingFault) in try read(line, number) }
      self.lines = lines
    }
  }

  private mutating func read(_ line: [UInt8], _ number: Int) throws(RecordingFault) {
    if format == .text { try decide(line, number) }
    switch format {
    case .evemu:
      var evemu = evemu
      try evemu.read(line, number: number) { (item, number) throws(RecordingFault) in
        try track(item, number)
      }
      self.evemu = evemu
    case .libinput:
      var libinput = libinput
      try libinput.read(line, number: number) { (item, number) throws(RecordingFault) in
        try track(item, number)
      }
      self.libinput = libinput
    case .unknown, .text, .evdev: break
    }
  }

  /// Detects the format from the first line that is not empty or a comment.
  private mutating func decide(_ line: [UInt8], _ number: Int) throws(RecordingFault) {
    let rest = line.drop { $0 == 32 || $0 == 9 }
    guard let first = rest.first, first != UInt8(ascii: "#") else { return }
    if LibinputReader.begins(rest) {
      format = .libinput
    } else if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      rest.dropFirst().first == UInt8(ascii: ":")
    {
      format = .evemu
    } else {
      throw RecordingFault(
        line: number,
        sentence:
          "this is not a recording: it must begin like evemu (N: name) or libinput (version: 1)")
    }
  }

  private mutating func track(_ item: RecordingItem, _ line: Int?) throws(RecordingFault) {
    if item == .device { devices.append(PressTracker()) }
    try devices[devices.count - 1].track(item, line: line)
  }
}
