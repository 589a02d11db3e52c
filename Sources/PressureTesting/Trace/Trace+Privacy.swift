import PressureKit

// What of a trace could tell a person, a screen or a moment apart from others. Its times count from the first sample by
// themselves: a trace has no clock. How a hand moves and presses may be its own, and stays.

extension Trace {
  /// What it tells besides the press, in sentences without a full stop; none of a trace that is stripped.
  ///
  /// That is where on which screen the control was, the system's own numbers of contacts, and a name of a device or browser
  /// with an owner, an address or a number of over six digits. It does not find every name that tells: look at them.
  public var privateDetails: [String] {
    let stripped = stripped()
    var found: [String] = []
    if bounds.origin != stripped.bounds.origin || viewport != stripped.viewport {
      found.append("it says where on which screen the control was")
    }
    if !samples.elementsEqual(stripped.samples, by: { $0.id == $1.id }) {
      found.append("it has the system's own numbers of contacts, not those from 1 on")
    }
    if origin.tellsAPerson {
      found.append("the name of its device or browser has an owner, an address or a number")
    }
    return found
  }

  /// The same press, which tells no more than it must.
  ///
  /// The control is at the origin of a screen without edges, and contacts are counted from 1 in the order in which they
  /// begin. The names of the device and the browser stay where none tells whose it is, unless `names` is false. Nothing
  /// comes of it that did not come of the trace, but on a control near the edge of its screen, where a peek or a menu
  /// opens to another side.
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
      // They are in the same order as before; only a place beyond all numbers is none.
      try? stripped.append(sample)
    }
    return stripped
  }
}

extension TraceOrigin {
  /// The same origin without the names of a device and a browser, which may tell whose they are.
  public var withoutNames: TraceOrigin { TraceOrigin(making: making, unit: unit, range: range) }

  /// Whether one of its names does.
  var tellsAPerson: Bool { [device, browser].contains { $0.map(Self.tells) == true } }

  /// Whether a name has a possessive, as `Anna's Pen`, an address, or a number of so many digits that few have it.
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

  /// Versions and names of models have fewer; a serial number has more.
  private static let mostDigits = 6

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (97...102).contains(byte | 32)
  }
  /// Of an address of Bluetooth.
  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 58 || byte == 45 }
}
