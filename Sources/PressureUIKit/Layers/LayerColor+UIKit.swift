#if canImport(UIKit)
import PressureKit
import UIKit

extension LayerColor {
  /// The colour as it is in an environment: light or dark, of more or less contrast.
  @MainActor
  init(_ color: UIColor, in traits: UITraitCollection) {
    let own = color.resolvedColor(with: traits).cgColor
    // Wide colours stay what they are: below 0 and above 1.
    let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
    let shared = space.flatMap { own.converted(to: $0, intent: .defaultIntent, options: nil) }
    // A pattern has no components: it is nothing to draw a ring with.
    guard let parts = shared?.components, parts.count == 4 else {
      self = .clear
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour for Core Animation.
  var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}

extension UIColor {
  /// A colour of the engine, the same in every environment.
  convenience init(_ color: LayerColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
