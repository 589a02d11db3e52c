import PressureKit

extension __Type__: Benched {
  static var benched: __Type__ { __Type__() }
}
