import PressureKit
import PressureRules

/// A control whose host, too, may do anything: what it calls and sets is chosen by numbers.
package protocol HostDriven: RuledControl {
  /// What a host does to it besides input: one of its calls, chosen by number, at a time in seconds.
  mutating func call(_ choice: UInt8, _ value: Double, at time: Double)
  /// What a host may set: an option or a measure, chosen by number, to any bit pattern.
  mutating func set(_ choice: UInt8, to value: Double)
}

extension NamedOptions {
  /// Sets an option, chosen by number, to any bit pattern: nobody has asked its range.
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
