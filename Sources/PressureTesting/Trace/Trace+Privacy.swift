import PressureKit

// Detects and removes details of a trace that could identify a person, a screen or a moment. Times already count from the first
// sample, because a trace has no clock. The movement and force of a hand can still be characteristic, and stay.

extension Trace {
  /// The details that go beyond the press, as sentences without a full stop. Empty for a stripped trace.
  ///
  /// Such details are the position of the control on the screen, the system's contact ids, and a device or browser name with an
  /// owner, an address or a number of more than six digits. Not every revealing name is found, so look at the names yourself.
  public var privateDetails: [String] {
    let stripped = stripped()
    var found: [String] = []
    if bounds.origin != stripped.bounds.origin || viewport != stripped.viewport {
      found.append("it says where the control was on the screen")
    }
    if !samples.elementsEqual(stripped.samples, by: { $0.id == $1.id }) {
      found.append("it has the system's contact ids, not ids that count from 1")
    }
    if origin.tellsAPerson {
      found.append("the name of its device or browser contains an owner, an address or a number")
    }
    return found
  }

  /// Returns the same press without unnecessary details.
  ///
  /// The control moves to the origin of a screen without edges, and contacts are numbered from 1 in the order in which they
  /// begin. The names of the device and the browser stay if neither shows an owner, unless `names` is false. A replay gives the
  /// same events, except for a control near the edge of its screen, where a peek or a menu opens to another side.
  public func stripped(names: Bool = true) -> Trace {
    var stripped = Trace(
      maximum: maximum, source: source,
      bounds: Rect(x: 0, y: 0, width: bounds.size.width, height: bounds.size.height))
    stripped.origin = names && !origin.tellsAPerson ? origin : origin.withoutNames
    var ids: [(of: Int64, id: Int64)] = []
    var count: Int64 = 0
    for var sample in samples {
      if sample.phase == .began {
        count += 1
        ids.removeAll { $0.of == sample.id }
        ids.append((sample.id, count))
      }
      sample.id = ids.first { $0.of == sample.id }?.id ?? sample.id
      sample.position.x -= bounds.origin.x
      sample.position.y -= bounds.origin.y
      // The order is unchanged, so this fails only for a position that overflows.
      try? stripped.append(sample)
    }
    return stripped
  }
}

extension TraceOrigin {
  /// The same origin without the names of the device and the browser, which can show an owner.
  public var withoutNames: TraceOrigin { TraceOrigin(making: making, unit: unit, range: range) }

  /// True if one of its names can identify a person.
  var tellsAPerson: Bool { [device, browser].contains { $0.map(Self.tells) == true } }

  /// True if a name contains a possessive, as in `Anna's Pen`, an address, or a long number.
  private static func tells(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    func has(_ text: String) -> Bool {
      let text = Array(text.utf8)
      return bytes.indices.contains { bytes[$0...].starts(with: text) }
    }
    if ["'s ", "’s ", "'S ", "’S ", "s' ", "s’ ", "S' ", "S’ ", "@"].contains(where: has) {
      return true
    }
    let isAddress = bytes.split { !isHexadecimal($0) && !isSeparator($0) }.contains {
      $0.count { isSeparator($0) } >= 5
    }
    return isAddress || bytes.split { !isDigit($0) }.contains { $0.count > mostDigits }
  }

  /// The maximum number of digits in versions and model names. A serial number has more.
  private static let mostDigits = 6

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (97...102).contains(byte | 32)
  }
  /// True for the separators of a Bluetooth address.
  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 58 || byte == 45 }
}
