#if os(iOS) || STAND_INS
import PressureKit
import PressureLayers
import UIKit

extension LayerColor {
  /// The colour as it is in an environment: light or dark, of more or less contrast.
  @MainActor
  init(_ color: UIColor, in traits: UITraitCollection) {
    self.init(color.resolvedColor(with: traits).cgColor)
  }
}

extension UIColor {
  /// A colour of the engine, the same in every environment.
  convenience init(_ color: LayerColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
