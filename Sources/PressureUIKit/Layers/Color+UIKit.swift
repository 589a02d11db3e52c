#if canImport(UIKit)
import PressureKit
import UIKit

extension Color {
  /// The colour as it is in an environment: light or dark, of more or less contrast.
  @MainActor
  init(_ color: UIColor, in traits: UITraitCollection) {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour for Core Animation.
  var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}

extension UIColor {
  /// A colour of the engine, the same in every environment.
  convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
