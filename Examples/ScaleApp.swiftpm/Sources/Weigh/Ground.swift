import UIKit

/// What the scale stands on.
enum Ground {
  /// The system's, light or dark.
  case plain
  /// That of "Open Blue".
  case blue

  var color: UIColor {
    switch self {
    case .plain: .systemBackground
    case .blue: UIColor(red: 151 / 255, green: 187 / 255, blue: 1, alpha: 1)
    }
  }

  /// The blue is light by day and by night: white text could not be read on it.
  var style: UIUserInterfaceStyle { self == .blue ? .light : .unspecified }

  /// What is less important is grey, which would be too pale on the blue.
  var quietText: UIColor { self == .blue ? .label : .secondaryLabel }

  /// Nil is the app's accent colour, which is too near to the blue.
  var tint: UIColor? {
    self == .blue ? UIColor(red: 0, green: 0.2, blue: 0.55, alpha: 1) : nil
  }
}
