import UIKit

/// The placeholder for an empty list.
final class EmptyHistory: UIView {
  init(_ words: String) {
    super.init(frame: .zero)
    let symbol = UIImageView(image: UIImage(systemName: "scalemass"))
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    symbol.tintColor = .secondaryLabel
    symbol.contentMode = .center
    let title = UILabel(.title2, .label, text: "No Weighings")
    let text = UILabel(.body, .secondaryLabel, text: words)
    for label in [title, text] { label.textAlignment = .center }

    let stack = UIStackView(arrangedSubviews: [symbol, title, text])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 40),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -40),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Create it in code: it cannot be decoded") }
}
