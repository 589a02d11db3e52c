#if canImport(UIKit)
import UIKit

/// What a ConfirmActionButton looks like at rest: its title in the tint, on a pale ground of the tint.
@MainActor
final class ButtonFace: UIView {
  private let label = UILabel()

  /// Between the title and the edges, in points.
  private static let margin = CGSize(width: 20, height: 11)
  /// The least that a finger hits well, in points (Human Interface Guidelines).
  private static let leastHeight: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    // Its button speaks for it.
    accessibilityElementsHidden = true
    label.textAlignment = .center
    label.numberOfLines = 0
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    addSubview(label)
    color()
  }

  /// The title.
  var text = "" {
    didSet { label.text = text }
  }

  /// The title's font.
  var font = UIFont.preferredFont(forTextStyle: .headline) {
    didSet { label.font = font }
  }

  /// Whether the button takes input.
  var isEnabled = true {
    didSet { color() }
  }

  /// Whether a finger is on it.
  var isPressed = false {
    didSet { if isPressed != oldValue { color() } }
  }

  /// How large it is where it may be so wide: as high as the lines that its title takes there. No width is any.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let endless = CGFloat.greatestFiniteMagnitude
    var text = label.sizeThatFits(CGSize(width: endless, height: endless))
    var width = text.width + 2 * ButtonFace.margin.width
    if size.width > 0 && size.width < width {
      width = size.width
      // Before it takes a second line its margins are half.
      let room = max(width - ButtonFace.margin.width, 1)
      text = label.sizeThatFits(CGSize(width: room, height: endless))
    }
    return CGSize(
      width: width,
      height: max(text.height + 2 * ButtonFace.margin.height, ButtonFace.leastHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: ButtonFace.margin.width / 2, dy: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  private func color() {
    let color: UIColor = isEnabled ? tintColor : .secondaryLabel
    label.textColor = color
    backgroundColor = color.withAlphaComponent(isPressed ? 0.28 : 0.14)
  }
}
#endif
