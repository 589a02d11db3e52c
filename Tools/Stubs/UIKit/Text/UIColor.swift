// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  /// The components in each environment: light and dark, then both with high contrast.
  private let looks: [[CGFloat]]
  private var light: [CGFloat] { looks[0] }

  private init(looks: [[CGFloat]]) {
    self.looks = looks
  }

  private convenience init(light: [CGFloat], dark: [CGFloat]) {
    self.init(looks: [light, dark, light, dark])
  }

  // https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
  // UIKit may call the closure on any thread, although its type does not say so.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      looks: (0..<4).map { look in
        let traits = UITraitCollection()
        traits.userInterfaceStyle = look % 2 == 1 ? .dark : .light
        traits.accessibilityContrast = look > 1 ? .high : .normal
        return dynamicProvider(traits).looks[look]
      })
  }

  // https://developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(light: [red, green, blue, alpha], dark: [red, green, blue, alpha])
  }

  // https://developer.apple.com/documentation/uikit/uicolor/init(cgcolor:)
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(light: parts, dark: parts)
  }

  // https://developer.apple.com/documentation/uikit/uicolor/withalphacomponent(_:)
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(looks: looks.map { $0.dropLast() + [alpha] })
  }

  // https://developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let look =
      (traitCollection.userInterfaceStyle == .dark ? 1 : 0)
      + (traitCollection.accessibilityContrast == .high ? 2 : 0)
    return UIColor(light: looks[look], dark: looks[look])
  }

  // https://developer.apple.com/documentation/uikit/uicolor/cgcolor
  open var cgColor: CGColor {
    CGColor(srgbRed: light[0], green: light[1], blue: light[2], alpha: light[3])
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return looks == other.looks
  }

  // https://developer.apple.com/documentation/uikit/standard-colors
  // https://developer.apple.com/documentation/uikit/ui-element-colors
  public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  public class var systemBlue: UIColor {
    UIColor(light: [0, 0.478, 1, 1], dark: [0.039, 0.518, 1, 1])
  }
  public class var systemYellow: UIColor {
    UIColor(light: [1, 0.8, 0, 1], dark: [1, 0.839, 0.039, 1])
  }
  public class var systemRed: UIColor {
    UIColor(light: [1, 0.231, 0.188, 1], dark: [1, 0.271, 0.227, 1])
  }
  public class var systemGreen: UIColor {
    UIColor(light: [0.204, 0.78, 0.349, 1], dark: [0.188, 0.82, 0.345, 1])
  }
  public class var systemFill: UIColor {
    UIColor(light: [0.47, 0.47, 0.5, 0.2], dark: [0.47, 0.47, 0.5, 0.36])
  }
  public class var systemGray5: UIColor {
    UIColor(light: [0.898, 0.898, 0.918, 1], dark: [0.173, 0.173, 0.18, 1])
  }
  public class var systemBackground: UIColor { UIColor(light: [1, 1, 1, 1], dark: [0, 0, 0, 1]) }
  public class var secondarySystemBackground: UIColor {
    UIColor(light: [0.949, 0.949, 0.969, 1], dark: [0.11, 0.11, 0.118, 1])
  }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(light: [1, 1, 1, 1], dark: [0.11, 0.11, 0.118, 1])
  }
  public class var separator: UIColor {
    UIColor(light: [0.235, 0.235, 0.263, 0.29], dark: [0.329, 0.329, 0.345, 0.6])
  }
  public class var label: UIColor { UIColor(light: [0, 0, 0, 1], dark: [1, 1, 1, 1]) }
  public class var secondaryLabel: UIColor {
    UIColor(light: [0.235, 0.235, 0.263, 0.6], dark: [0.922, 0.922, 0.961, 0.6])
  }
}
