import UIKit

/// A screen of things one below the other: as wide as is good to read, and as long as it has to be.
final class Column: UIScrollView {
  private let stack: UIStackView

  /// Points between the things, and between them and the edges.
  static let spacing: CGFloat = 20
  /// In points: on a wide screen a button as wide as the screen would be hard to look at.
  private static let widest: CGFloat = 560

  init(_ things: [UIView]) {
    stack = UIStackView(arrangedSubviews: things)
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = Self.spacing
    alwaysBounceVertical = false
    // What is pressed answers at once; a control that is pressed is not scrolled away either.
    delaysContentTouches = false
    keyboardDismissMode = .interactive
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("It is made in code") }

  /// Fills a view, above the keyboard, and inside what is safe at its sides.
  func fill(_ view: UIView) {
    view.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    let width = stack.widthAnchor.constraint(
      equalTo: frameLayoutGuide.widthAnchor, constant: -2 * Self.spacing)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: Self.spacing),
      stack.bottomAnchor.constraint(
        equalTo: contentLayoutGuide.bottomAnchor, constant: -Self.spacing),
      stack.centerXAnchor.constraint(equalTo: contentLayoutGuide.centerXAnchor),
      contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widest),
      width,
    ])
  }
}
