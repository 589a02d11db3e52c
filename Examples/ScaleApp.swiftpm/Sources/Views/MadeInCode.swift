import UIKit

/// A controller that is made in code: what is derived from it needs no way out of a storyboard.
class CodedController: UIViewController {
  init(title: String?) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("It is made in code") }
}

/// A stack that is made in code.
class CodedStack: UIStackView {
  init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
    super.init(frame: .zero)
    self.axis = axis
    self.spacing = spacing
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { fatalError("It is made in code") }
}
