import PressureKit

/// A control whose rules are written down, so that it can be watched under any input.
package protocol Witnessed: PressControl {
  /// What it may do.
  static var rules: ControlRules<Self> { get }

  /// What a host does to it besides input: one of its calls, chosen by number, at a time in seconds.
  mutating func call(_ choice: UInt8, _ value: Double, at time: Double)
  /// What a host may set: an option or a measure, chosen by number, to any bit pattern.
  mutating func set(_ choice: UInt8, to value: Double)
}

extension Flawed: Witnessed where Base: Witnessed {
  package static var rules: ControlRules<Flawed<Base>> { Base.rules.of(\.base) }

  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    base.call(choice, value, at: time)
  }

  package mutating func set(_ choice: UInt8, to value: Double) { base.set(choice, to: value) }
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
