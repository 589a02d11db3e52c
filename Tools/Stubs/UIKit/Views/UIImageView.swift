// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  // https://developer.apple.com/documentation/uikit/uiimageview/preferredsymbolconfiguration
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  // https://developer.apple.com/documentation/uikit/uiimageview/init(image:)
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  // https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case center = 4
  }

  // https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property
  // The stand-in does not scale content.
  public var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }

  // https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric
  public class var noIntrinsicMetric: CGFloat { -1 }
}
