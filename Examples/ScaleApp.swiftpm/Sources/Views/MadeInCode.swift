import UIKit

/// A view controller created in code. Its subclasses need no `init(coder:)`.
class CodedController: UIViewController {
  init(title: String?) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Create it in code: it cannot be decoded") }
}

/// A stack view created in code. Its subclasses need no `init(coder:)`.
class CodedStack: UIStackView {
  init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
    super.init(frame: .zero)
    self.axis = axis
    self.spacing = spacing
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { fatalError("Create it in code: it cannot be decoded") }
}
