import UIKit

extension UILabel {
  /// Creates a label that wraps its text and follows Dynamic Type.
  convenience init(_ style: UIFont.TextStyle, _ color: UIColor, text: String? = nil) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
    self.text = text
  }
}
