import UIKit

/// The background of the scale's screen.
enum Ground {
  /// The system background, light or dark.
  case plain
  /// The background of the quick action "Open Blue".
  case blue

  var color: UIColor {
    switch self {
    case .plain: .systemBackground
    case .blue: UIColor(red: 151 / 255, green: 187 / 255, blue: 1, alpha: 1)
    }
  }

  /// Always light on blue: the blue does not change with the appearance, and white text would be unreadable.
  var style: UIUserInterfaceStyle { self == .blue ? .light : .unspecified }

  /// The colour of secondary text. Grey would be too pale on the blue.
  var quietText: UIColor { self == .blue ? .label : .secondaryLabel }

  /// The tint; nil for the app's accent colour, which is too close to the blue.
  var tint: UIColor? {
    self == .blue ? UIColor(red: 0, green: 0.2, blue: 0.55, alpha: 1) : nil
  }
}
