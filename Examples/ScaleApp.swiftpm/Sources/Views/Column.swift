import UIKit

/// A scrolling column of views, at most as wide as is comfortable to read.
final class Column: UIScrollView {
  private let stack: UIStackView

  /// The distance between the views, and to the edges, in points.
  static let spacing: CGFloat = 20
  /// The maximum width, in points. A button as wide as a large screen would look odd.
  private static let widest: CGFloat = 560

  init(_ things: [UIView]) {
    stack = UIStackView(arrangedSubviews: things)
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = Self.spacing
    alwaysBounceVertical = false
    // Controls respond at once, and a press on a control does not scroll.
    delaysContentTouches = false
    keyboardDismissMode = .interactive
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Create it in code: it cannot be decoded") }

  /// Fills a view, above the keyboard and inside the safe area at the sides.
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
