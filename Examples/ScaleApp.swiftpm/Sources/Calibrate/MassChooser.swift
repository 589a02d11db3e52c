import UIKit

/// How much is laid on the dial: coins that are counted, or a number that is typed.
final class MassChooser: CodedStack {
  let field = UITextField()
  private let model: CalibrationModel

  init(_ model: CalibrationModel) {
    self.model = model
    super.init(.vertical, spacing: 12)
    field.prepare("Grams", label: "Mass in grams") { model.typed = $0 }
    // The one of numbers alone has no key that puts it away.
    field.keyboardType = .numbersAndPunctuation
    for view in [ButtonPair(coinButton, field), ButtonPair(fewerButton, moreButton)] {
      addArrangedSubview(view)
    }
  }

  /// Shows what was chosen, or written.
  func show() {
    coinButton.accessibilityValue = model.coin?.name
    // The one that is being written stays as it is, with its cursor.
    if field.text != model.typed { field.text = model.typed }
  }

  private(set) lazy var coinButton = UIButton(
    choosing: "Coin", of: Coin.all, chosen: model.coin,
    title: { "\($0.name), \(MassWords.typed($0.grams)) g" }
  ) { [model] in model.coin = $0 }

  private(set) lazy var fewerButton = UIButton(gray: "One coin less") { [model] in model.count(-1) }
  private(set) lazy var moreButton = UIButton(gray: "One coin more") { [model] in model.count(1) }
}
