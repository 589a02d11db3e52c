// https://developer.apple.com/documentation/uikit/uilabel
@MainActor
open class UILabel: UIView {
  open var text: String? {
    didSet { styled = nil }
  }
  private var styled: NSAttributedString?
  // https://developer.apple.com/documentation/uikit/uilabel/attributedtext
  open var attributedText: NSAttributedString? {
    get { styled ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var numberOfLines = 1

  open override var intrinsicContentSize: CGSize {
    styled?.size() ?? ((text ?? "") as NSString).size(withAttributes: [.font: font!])
  }

  /// Here a line can break anywhere. There are as many lines as needed, at most `numberOfLines`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = intrinsicContentSize
    if size.width <= 0 || line.width <= size.width { return line }
    let lines = (line.width / size.width).rounded(.up)
    let shown = numberOfLines == 0 ? lines : min(lines, CGFloat(numberOfLines))
    return CGSize(width: size.width, height: line.height * shown)
  }
}

// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
