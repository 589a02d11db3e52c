import PressureKit

/// A control whose host may do anything, too: numbers choose what the host calls and sets.
package protocol HostDriven: RuledControl {
  /// Makes one of the host's calls other than input, chosen by number, at a time in seconds.
  mutating func call(_ choice: UInt8, _ value: Double, at time: Double)
  /// Sets an option or a measure, chosen by number, to any bit pattern.
  mutating func set(_ choice: UInt8, to value: Double)
}

extension NamedOptions {
  /// Sets an option, chosen by number, to any bit pattern, without a check of its range.
  mutating func set(_ choice: UInt8, to value: Double) {
    let names = Array(Name.allCases)
    self[names[Int(choice) % names.count]] = value
  }
}

extension Rect {
  /// Sets one of its four numbers.
  mutating func set(_ choice: UInt8, to value: Double) {
    switch choice % 4 {
    case 0: origin.x = value
    case 1: origin.y = value
    case 2: size.width = value
    default: size.height = value
    }
  }
}
