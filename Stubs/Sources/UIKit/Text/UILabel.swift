// https://developer.apple.com/documentation/uikit/uilabel
@MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var numberOfLines = 1

  open override var intrinsicContentSize: CGSize {
    ((text ?? "") as NSString).size(withAttributes: [.font: font!])
  }
}

// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
