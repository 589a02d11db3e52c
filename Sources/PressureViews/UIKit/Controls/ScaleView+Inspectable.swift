#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// The properties of `options` that Interface Builder's inspector shows, each by itself.
extension ScaleView {
  /// The grams at the sensor's maximum while it is not calibrated: `options.capacity`.
  @IBInspectable public var capacity: Double {
    get { options.capacity }
    set { options.capacity = newValue }
  }

  /// The number of the unit: 0 grams, 1 ounces, 2 newtons, 3 percent of the sensor's range. Any other number means
  /// grams. See `options.unit`.
  @IBInspectable public var unitNumber: Int {
    get { Int(options.unit.rawValue) }
    set { options.unit = UInt8(exactly: newValue).flatMap(WeighingUnit.init) ?? .grams }
  }
}
#endif
