import UIKit

extension UILabel {
  /// A label of as many lines as it needs, as large as the person wants it.
  convenience init(_ style: UIFont.TextStyle, _ color: UIColor, text: String? = nil) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
    self.text = text
  }
}
