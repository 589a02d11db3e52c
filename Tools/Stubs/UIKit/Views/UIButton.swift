// https://developer.apple.com/documentation/uikit/uibutton
@MainActor
open class UIButton: UIControl {
  // https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.property
  public var configuration: Configuration?
  // https://developer.apple.com/documentation/uikit/uibutton/menu
  open var menu: UIMenu?
  // https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction
  open var changesSelectionAsPrimaryAction = false

  // https://developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Here the size of the title plus the insets. Each letter is half as wide as the font size at the last trait change.
  open override var intrinsicContentSize: CGSize {
    let insets = configuration?.contentInsets ?? NSDirectionalEdgeInsets()
    return CGSize(
      width: CGFloat((configuration?.title ?? "").count) * titleFont.pointSize / 2
        + insets.leading + insets.trailing,
      height: titleFont.pointSize * 1.2 + insets.top + insets.bottom)
  }
  private var titleFont = UIFont.preferredFont(forTextStyle: .body)

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    titleFont = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  // https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration: Hashable {
    public var title: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets()

    // https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/plain()
    public static func plain() -> Configuration { Configuration() }

    // https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size
    public enum Size: Hashable {
      case medium, small, mini, large
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(title)
      hasher.combine(image)
      hasher.combine(imagePadding)
      hasher.combine(baseForegroundColor)
    }
  }
}

@available(*, unavailable)
extension UIButton.Configuration: @unchecked Sendable {}

@available(*, unavailable)
extension UIButton.Configuration.Size: @unchecked Sendable {}

// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0

  public init() {}

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension UIControl {
  // https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}
