#if os(iOS) || STAND_INS
import PressureKit
import UIKit

/// What Interface Builder's inspector has of `options`: the same, one by one.
extension ScaleView {
  /// The grams at the sensor's maximum while it is not calibrated: `options.capacity`.
  @IBInspectable public var capacity: Double {
    get { options.capacity }
    set { options.capacity = newValue }
  }

  /// What is shown: 0 grams, 1 ounces, 2 newtons, 3 the part of the sensor's range; grams where the number is of none:
  /// `options.unit`.
  @IBInspectable public var unitNumber: Int {
    get { Int(options.unit.rawValue) }
    set { options.unit = UInt8(exactly: newValue).flatMap(WeighingUnit.init) ?? .grams }
  }
}
#endif
