import PressureHosting
import PressureKit
import PressureViews
import UIKit

/// The scale's screen: press, wait until the reading has settled, save.
final class ScaleController: CodedController {
  let scale = ScaleView()
  let noteField = UITextField()
  let saveButton = TransitioningButton(title: "Save")
  /// The peak, and the percentage of the force.
  let detailsLabel = UILabel(.subheadline, .secondaryLabel)
  /// The accuracy of the reading.
  let worthLabel = UILabel(.footnote, .secondaryLabel)
  /// The sensor of this device, and how to use it.
  let sensorLabel = UILabel(.footnote, .secondaryLabel)
  /// The last settled reading.
  let readingLabel = UILabel(.headline, .label)
  /// The result of saving.
  let messageLabel = UILabel(.subheadline, .secondaryLabel)

  private let model: WeighModel

  init(history: History, masses: KnownMasses, chosen: ChosenUnit) {
    model = WeighModel(history: history, masses: masses, chosen: chosen, isForceWeight: true)
    super.init(title: "Weigh")
  }

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
    model.follow { [weak self] in self?.show() }
    showGround()
    showSensor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showSensor()
  }

  /// Starts a new weighing: clears the tare, the note and the settled reading.
  func begin() {
    loadViewIfNeeded()
    scale.tare()
    saveButton.reset()
    model.begin()
  }

  // MARK: Controls

  private func prepareControls() {
    for label in [detailsLabel, worthLabel, readingLabel, sensorLabel, messageLabel] {
      label.textAlignment = .center
    }
    scale.heightAnchor.constraint(equalToConstant: Self.dial).isActive = true
    scale.on(.editingDidEnd) { [weak self] in self?.settle() }
    scale.on(.valueChanged) { [weak self] in self?.read() }
    noteField.prepare("Note", label: "Note") { [model] in model.note = $0 }
    saveButton.on(.primaryActionTriggered) { [weak self] in self?.save() }
    saveButton.successLabel = "Saved"
    saveButton.failureLabel = "Not saved"
    // Shows the outcome for two seconds, then is ready for the next weighing.
    saveButton.options.resetDelay = 2
  }

  private lazy var tareButton = UIButton(gray: "Tare") { [weak self] in self?.scale.tare() }

  /// Shown on a device that cannot measure fingers.
  private(set) lazy var simulateButton = UIButton(gray: "") { [weak self] in self?.simulate() }

  private(set) lazy var unitButton = UIButton(
    choosing: "Unit", of: WeighingUnit.allCases, chosen: model.unit, title: \.name
  ) { [model] in model.unit = $0 }

  private(set) lazy var calibrateButton = UIButton(gray: "Calibrate") { [weak self] in
    guard let self else { return }
    navigationController?.pushViewController(
      CalibrationController(masses: model.masses), animated: true)
  }

  /// The size of the dial, in points.
  private static let dial: CGFloat = 260

  // MARK: Actions

  private func simulate() {
    scale.simulatesForce.toggle()
    showSensor()
    if scale.simulatesForce {
      UIAccessibility.post(notification: .announcement, argument: SensorWords.simulated)
    }
  }

  private func read() {
    model.receive(scale.reading)
  }

  private func settle() {
    read()
    if model.settle(beside: saveButton.controlState) { saveButton.reset() }
  }

  private func save() {
    guard let offer = model.offer else { return }
    saveButton.run { [model] in try model.save(offer) }
  }

  // MARK: Display

  private func showGround() {
    view.backgroundColor = ground.color
    view.tintColor = ground.tint
    for label in [detailsLabel, worthLabel, sensorLabel, messageLabel] {
      label.textColor = ground.quietText
    }
    // The navigation bar has the same background.
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
    // The details say whether the force is simulated, so update them.
    read()
  }

  private func show() {
    // Setting either property redraws the scale.
    if scale.calibration != model.calibration { scale.calibration = model.calibration }
    if scale.options.unit != model.unit { scale.options.unit = model.unit }
    unitButton.accessibilityValue = model.unit.name
    detailsLabel.text = model.details
    worthLabel.text = model.worth
    // An empty label would leave a gap.
    worthLabel.isHidden = model.worth.isEmpty
    readingLabel.text = model.lastSettled
    saveButton.isEnabled = model.offer != nil
    messageLabel.text = model.message
    // Do not set an equal text: that would move the cursor of a field that is being edited.
    if noteField.text != model.note { noteField.text = model.note }
  }
}
