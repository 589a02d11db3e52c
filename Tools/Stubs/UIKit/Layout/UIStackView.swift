// https://developer.apple.com/documentation/uikit/uistackview
@MainActor
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  // https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews
  // A view that is removed from its superview is no longer arranged.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  open var alignment = Alignment.fill
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var spacing: CGFloat = 0

  public override init(frame: CGRect) { super.init(frame: frame) }

  // Unlike `UIView`'s, this initializer cannot fail.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
  open func addArrangedSubview(_ view: UIView) {
    arranged = arrangedSubviews.filter { $0 !== view } + [view]
    addSubview(view)
  }

  // https://developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  // https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
  public enum Distribution: Int, Sendable {
    case fill, fillEqually
  }

  // https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
}

extension NSLayoutConstraint {
  // https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}
