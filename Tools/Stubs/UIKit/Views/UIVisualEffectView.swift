// https://developer.apple.com/documentation/uikit/uivisualeffectview
@MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  // https://developer.apple.com/documentation/uikit/uivisualeffectview/contentview
  open var contentView: UIView { content }
  private let content = UIView(frame: .zero)

  // https://developer.apple.com/documentation/uikit/uivisualeffectview/init(effect:)
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }
}

// https://developer.apple.com/documentation/uikit/uivisualeffect
@MainActor
open class UIVisualEffect: NSObject {}

// https://developer.apple.com/documentation/uikit/uiblureffect
@MainActor
open class UIBlurEffect: UIVisualEffect {
  // https://developer.apple.com/documentation/uikit/uiblureffect/init(style:)
  public init(style: Style) {}

  // https://developer.apple.com/documentation/uikit/uiblureffect/style
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
  }
}
