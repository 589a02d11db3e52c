import PressureKit

extension Flawed: RuledControl where Base: RuledControl {
  package static var rules: ControlRules<Flawed<Base>> { Base.rules.of(\.base) }
}

extension Flawed: HostDriven where Base: HostDriven {
  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    base.call(choice, value, at: time)
  }

  package mutating func set(_ choice: UInt8, to value: Double) { base.set(choice, to: value) }
}
