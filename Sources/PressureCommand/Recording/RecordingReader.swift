/// Reads a recording of any of the formats from bytes as they come, in pieces of any size; which it is says how it
/// begins. It keeps one line, and the presses.
struct RecordingReader {
  private enum Format {
    case text, evemu
  }

  private var format = Format.text
  private var lines = RecordingLines()
  private var evemu = EvemuReader()
  private var devices = [PressTracker()]

  /// Takes the next bytes; throws at the first that cannot be read.
  mutating func take(_ bytes: some Sequence<UInt8>) throws(RecordingFault) {
    var lines = lines
    try lines.take(bytes) { (line, number) throws(RecordingFault) in try read(line, number) }
    self.lines = lines
  }

  /// Takes the end of the file; the devices with their presses.
  mutating func finish() throws(RecordingFault) -> [PressTracker] {
    var lines = lines
    try lines.finish { (line, number) throws(RecordingFault) in try read(line, number) }
    if format == .text {
      throw RecordingFault(line: nil, sentence: "the file is empty; is it a recording?")
    }
    for index in devices.indices { devices[index].finish() }
    return devices
  }

  /// What is read so far of the first device.
  var description: RecordedDevice { devices[0].device }

  /// Takes over what a description of its own says of the device.
  mutating func complete(with description: RecordedDevice) {
    devices[0].complete(with: description)
  }

  private mutating func read(_ line: [UInt8], _ number: Int) throws(RecordingFault) {
    if format == .text {
      let rest = line.drop { $0 == 32 || $0 == 9 }
      if rest.isEmpty || rest.first == UInt8(ascii: "#") { return }
      let isLetter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(rest[rest.startIndex])
      guard isLetter, rest.dropFirst().first == UInt8(ascii: ":") else {
        throw RecordingFault(
          line: number, sentence: "this is no recording of evemu, which has lines as N: name")
      }
      format = .evemu
    }
    var evemu = evemu
    try evemu.read(line, number: number) { (item, number) throws(RecordingFault) in
      try devices[devices.count - 1].take(item, line: number)
    }
    self.evemu = evemu
  }
}
