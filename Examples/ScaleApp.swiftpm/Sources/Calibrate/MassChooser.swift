import UIKit

/// How much is laid on the dial: coins that are counted, or a number that is typed.
final class MassChooser: UIStackView {
  let field = UITextField()
  private var coin = Coin.nickel

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    prepareField()
    for view in [ButtonPair(coinButton, field), ButtonPair(fewerButton, moreButton)] {
      addArrangedSubview(view)
    }
    choose(.nickel)
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { fatalError("It is made in code") }

  /// The mass in grams; nil while none is written.
  var grams: Double? { MassWords.grams(typed: field.text ?? "") }

  private func prepareField() {
    field.placeholder = "Grams"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    // The one of numbers alone has no key that puts it away.
    field.keyboardType = .numbersAndPunctuation
    field.returnKeyType = .done
    field.accessibilityLabel = "Mass in grams"
    // An action of this event is what makes Return put the keyboard away.
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }

  private(set) lazy var coinButton: UIButton = {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(
      children: Coin.all.map { coin in
        UIAction(
          title: "\(coin.name), \(MassWords.typed(coin.grams)) g",
          state: coin == .nickel ? .on : .off
        ) { [weak self] _ in self?.choose(coin) }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.accessibilityLabel = "Coin"
    return button
  }()

  private(set) lazy var fewerButton = UIButton(
    configuration: .gray(),
    primaryAction: UIAction(title: "One coin less") { [weak self] _ in self?.count(-1) })

  private(set) lazy var moreButton = UIButton(
    configuration: .gray(),
    primaryAction: UIAction(title: "One coin more") { [weak self] _ in self?.count(1) })

  private func choose(_ coin: Coin) {
    self.coin = coin
    coinButton.accessibilityValue = coin.name
    field.text = MassWords.typed(coin.grams)
  }

  private func count(_ coins: Double) {
    field.text = MassWords.typed(max(0, (grams ?? 0) + coins * coin.grams))
  }
}
