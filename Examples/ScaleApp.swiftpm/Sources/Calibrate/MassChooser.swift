import UIKit

/// The input for a known mass: a number of coins, or a typed mass.
final class MassChooser: CodedStack {
  let field = UITextField()
  private let model: CalibrationModel

  init(_ model: CalibrationModel) {
    self.model = model
    super.init(.vertical, spacing: 12)
    field.prepare("Grams", label: "Mass in grams") { model.typed = $0 }
    // The number pad has no Return key to dismiss it.
    field.keyboardType = .numbersAndPunctuation
    for view in [ButtonPair(coinButton, field), ButtonPair(fewerButton, moreButton)] {
      addArrangedSubview(view)
    }
  }

  /// Shows the model's coin and mass.
  func show() {
    coinButton.accessibilityValue = model.coin?.name
    // Do not set an equal text: that would move the cursor of a field that is being edited.
    if field.text != model.typed { field.text = model.typed }
  }

  private(set) lazy var coinButton = UIButton(
    choosing: "Coin", of: Coin.all, chosen: model.coin,
    title: { "\($0.name), \(MassWords.typed($0.grams)) g" }
  ) { [model] in model.coin = $0 }

  private(set) lazy var fewerButton = UIButton(gray: "One coin less") { [model] in model.count(-1) }
  private(set) lazy var moreButton = UIButton(gray: "One coin more") { [model] in model.count(1) }
}
