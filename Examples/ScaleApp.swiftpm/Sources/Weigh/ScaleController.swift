import PressureHosting
import PressureKit
import PressureUIKit
import UIKit

/// The scale: press, wait until it has settled, save.
final class ScaleController: UIViewController {
  let scale = ScaleView()
  let noteField = UITextField()
  let saveButton = TransitioningButton(title: "Save")
  /// The most, and how much of the force.
  let detailsLabel = UILabel(.subheadline, .secondaryLabel)
  /// How good the reading is.
  let worthLabel = UILabel(.footnote, .secondaryLabel)
  /// What can be measured here, and what has settled last.
  let sensorLabel = UILabel(.footnote, .secondaryLabel)
  let readingLabel = UILabel(.headline, .label)
  /// What came of saving.
  let messageLabel = UILabel(.subheadline, .secondaryLabel)

  private let history: History
  private let masses: KnownMasses
  private let chosen: ChosenUnit
  private var reading = SettledReading()

  init(history: History, masses: KnownMasses, chosen: ChosenUnit) {
    self.history = history
    self.masses = masses
    self.chosen = chosen
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
      scale, detailsLabel, worthLabel, ButtonPair(tareButton, unitButton), sensorLabel,
      simulateButton, readingLabel, noteField, saveButton, messageLabel, calibrateButton,
    ])
    column.fill(view)
    weigh(in: chosen.unit)
    masses.watch(for: self) { [weak self, masses] in self?.scale.calibration = masses.calibration }
    messageLabel.text = masses.problem?.message
    showGround()
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
    for label in [detailsLabel, worthLabel, readingLabel, sensorLabel, messageLabel] {
      label.textAlignment = .center
    }
    scale.heightAnchor.constraint(equalToConstant: Self.dial).isActive = true
    scale.addAction(
      UIAction { [weak self] _ in self?.settle() }, for: .editingDidEnd)
    scale.addAction(
      UIAction { [weak self] _ in self?.showDetails() }, for: .valueChanged)

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

  /// Offered where no finger is measured.
  private(set) lazy var simulateButton = UIButton(
    configuration: .gray(),
    primaryAction: UIAction { [weak self] _ in self?.simulate() })

  private(set) lazy var unitButton: UIButton = {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(
      children: WeighingUnit.allCases.map { unit in
        UIAction(title: unit.name, state: unit == chosen.unit ? .on : .off) { [weak self] _ in
          self?.chosen.unit = unit
          self?.weigh(in: unit)
        }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.accessibilityLabel = "Unit"
    return button
  }()

  private(set) lazy var calibrateButton = UIButton(
    configuration: .gray(),
    primaryAction: UIAction(title: "Calibrate") { [weak self] _ in
      guard let self else { return }
      navigationController?.pushViewController(
        CalibrationController(masses: masses), animated: true)
    })

  /// In points.
  private static let dial: CGFloat = 260

  // MARK: What it does

  private func weigh(in unit: WeighingUnit) {
    scale.options.unit = unit
    unitButton.accessibilityValue = unit.name
    showDetails()
    showReading()
  }

  private func simulate() {
    scale.simulatesForce.toggle()
    showSensor()
    if scale.simulatesForce {
      UIAccessibility.post(notification: .announcement, argument: SensorWords.simulated)
    }
  }

  private func settle() {
    showDetails()
    // What is simulated is no weighing.
    if scale.isForceSimulated { return }
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
    for label in [detailsLabel, worthLabel, sensorLabel, messageLabel] {
      label.textColor = ground.quietText
    }
    // The bar above it stands on the same ground.
    (navigationController ?? self).overrideUserInterfaceStyle = ground.style
  }

  private func showSensor() {
    let sensor = Sensor(traitCollection)
    let isSimulated = scale.simulatesForce
    scale.isEnabled = sensor.measures || isSimulated
    sensorLabel.text = isSimulated ? SensorWords.simulated : SensorWords.text(of: sensor)
    simulateButton.isHidden = !sensor.isFingerless && !isSimulated
    simulateButton.configuration?.title =
      isSimulated ? "Stop the simulation" : "Try with a finger"
    showDetails()
  }

  private func showDetails() {
    let words = ReadingWords(reading: scale.reading, words: massWords)
    detailsLabel.text = words.details
    worthLabel.text = words.worth
    // An empty one would leave a gap.
    worthLabel.isHidden = words.worth.isEmpty
  }

  private func showReading() {
    readingLabel.text =
      reading.grams.map { "Last settled: \(massWords.reading($0))" } ?? "Nothing has settled yet"
    saveButton.isEnabled = reading.grams != nil
  }

  private var massWords: MassWords { MassWords(unit: scale.options.unit) }
}
