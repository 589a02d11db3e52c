#if os(iOS) || os(macOS) || STAND_INS
import CoreGraphics
import PressureKit

extension LayerColor {
  /// A colour of the system as the engine has it.
  package init(_ color: CGColor) {
    // Wide colours stay what they are: below 0 and above 1.
    let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
    let shared = space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) }
    // A pattern has no components: it is nothing to draw a ring with.
    guard let parts = shared?.components, parts.count == 4 else {
      self = .clear
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour for Core Animation.
  package var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}
#endif
