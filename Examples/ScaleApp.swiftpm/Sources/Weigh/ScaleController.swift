import PressureKit
import PressureUIKit
import UIKit

/// The scale: press, wait until it has settled, save.
final class ScaleController: UIViewController {
  let scale = ScaleView()
  let noteField = UITextField()
  let saveButton = TransitioningButton(title: "Save")
  /// What can be measured here, and what has settled last.
  let sensorLabel = UILabel(.footnote, .secondaryLabel)
  let readingLabel = UILabel(.headline, .label)
  /// What came of saving.
  let messageLabel = UILabel(.subheadline, .secondaryLabel)

  private let history: History
  private var reading = SettledReading()

  init(history: History) {
    self.history = history
    super.init(nibName: nil, bundle: nil)
    title = "Weigh"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("It is made in code") }

  /// What it stands on.
  var ground = Ground.plain {
    didSet { if isViewLoaded { showGround() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepareControls()
    let column = Column([
      scale, readingLabel, sensorLabel, noteField, ButtonPair(tareButton, saveButton), messageLabel,
    ])
    column.fill(view)
    showGround()
    showReading()
    showSensor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showSensor()
  }

  /// Makes ready for something new: no tare, no note, and nothing left to save.
  func begin() {
    loadViewIfNeeded()
    scale.tare()
    reading = SettledReading()
    noteField.text = nil
    messageLabel.text = nil
    saveButton.reset()
    showReading()
  }

  // MARK: The controls

  private func prepareControls() {
    for label in [readingLabel, sensorLabel, messageLabel] { label.textAlignment = .center }
    scale.heightAnchor.constraint(equalToConstant: Self.dial).isActive = true
    scale.addAction(
      UIAction { [weak self] _ in self?.settle() }, for: .editingDidEnd)

    noteField.placeholder = "Note"
    noteField.borderStyle = .roundedRect
    noteField.font = .preferredFont(forTextStyle: .body)
    noteField.adjustsFontForContentSizeCategory = true
    noteField.returnKeyType = .done
    noteField.accessibilityLabel = "Note"
    // An action of this event is what makes Return put the keyboard away.
    noteField.addAction(UIAction { _ in }, for: .editingDidEndOnExit)

    saveButton.addAction(
      UIAction { [weak self] _ in self?.save() }, for: .primaryActionTriggered)
    saveButton.successLabel = "Saved"
    saveButton.failureLabel = "Not saved"
    // Long enough to be read, and then it is ready for the next one.
    saveButton.options.resetDelay = 2
  }

  private lazy var tareButton = UIButton(
    configuration: .gray(),
    primaryAction: UIAction(title: "Tare") { [weak self] _ in self?.scale.tare() })

  /// In points.
  private static let dial: CGFloat = 260

  // MARK: What it does

  private func settle() {
    reading.settle(scale.grams)
    messageLabel.text = nil
    // Whoever weighs the next one need not wait until the last outcome has been shown.
    if saveButton.controlState == .success || saveButton.controlState == .failure {
      saveButton.reset()
    }
    showReading()
  }

  private func save() {
    guard let grams = reading.grams else { return }
    let note = noteField.text ?? ""
    saveButton.run { [weak self] in try self?.keep(grams, note: note) }
  }

  private func keep(_ grams: Double, note: String) throws {
    do {
      let saved = try history.add(grams: grams, note: note, date: Date())
      reading.save(grams)
      if noteField.text == note { noteField.text = nil }
      tell("Saved \(WeighingWords(weighing: saved).grams). It is in the history.")
      showReading()
    } catch {
      tell(error.message)
      throw error
    }
  }

  private func tell(_ message: String) {
    messageLabel.text = message
    UIAccessibility.post(notification: .announcement, argument: message)
  }

  // MARK: What it shows

  private func showGround() {
    view.backgroundColor = ground.color
    view.tintColor = ground.tint
    for label in [sensorLabel, messageLabel] { label.textColor = ground.quietText }
    // The bar above it stands on the same ground.
    (navigationController ?? self).overrideUserInterfaceStyle = ground.style
  }

  private func showSensor() {
    sensorLabel.text = SensorWords.text(of: traitCollection.forceTouchCapability)
  }

  private func showReading() {
    readingLabel.text =
      reading.grams.map { "Last settled: \(WeighingWords.grams($0))" } ?? "Nothing has settled yet"
    saveButton.isEnabled = reading.grams != nil
  }
}
