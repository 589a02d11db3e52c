import PressureHosting
import PressureKit
import PressureViews
import UIKit

/// The calibration screen: choose a known mass, put it on the dial, and add it when the reading has settled.
final class CalibrationController: CodedController {
  let chooser: MassChooser
  let scale = ScaleView()
  let holdLabel = UILabel(.headline, .label)
  /// Adds the next settled mass automatically, so that the person need not touch the device.
  let waitSwitch = UISwitch()
  /// The result of adding, removing or importing.
  let messageLabel = UILabel(.subheadline, .secondaryLabel)
  let points = PointList()
  let fitLabel = UILabel(.subheadline, .secondaryLabel)
  let clearButton = ConfirmActionButton(title: "Start over")
  let model: CalibrationModel

  private let advice = UILabel(
    .footnote, .secondaryLabel,
    text: "A screen senses only conductive objects: rest a spoon on the dial, and lay the coins "
      + "in it. The spoon alone is a mass of 0.")

  init(masses: KnownMasses) {
    model = CalibrationModel(masses)
    chooser = MassChooser(model)
    super.init(title: "Calibrate")
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    prepareControls()
    Column([
      chooser, scale, holdLabel, waitRow, addButton, messageLabel, advice, points, fitLabel,
      ButtonPair(importButton, shareButton), clearButton,
    ]).fill(view)
    showMasses()
    model.follow { [weak self] in self?.show() }
    showSensor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showSensor()
  }

  private func prepareControls() {
    for label in [holdLabel, messageLabel, fitLabel] { label.textAlignment = .center }
    scale.heightAnchor.constraint(equalToConstant: Self.dial).isActive = true
    // The state `weighing` begins before the first reading.
    scale.onStateChange = { [weak self] _ in self?.read() }
    scale.on(.valueChanged) { [weak self] in self?.read() }
    scale.on(.editingDidEnd) { [model] in model.settle() }
    waitSwitch.accessibilityLabel = Self.waitTitle
    waitSwitch.on(.valueChanged) { [weak self] in self?.wait() }
    points.remove = { [weak self] in self?.remove(at: $0) }
    clearButton.tintColor = .systemRed
    clearButton.on(.primaryActionTriggered) { [model] in model.clear() }
  }

  private(set) lazy var addButton = UIButton(gray: "Add this mass") { [weak self] in
    self?.read()
    self?.model.add()
  }
  private(set) lazy var importButton = UIButton(gray: "Import") { [weak self] in
    self?.chooseFile()
  }
  private(set) lazy var shareButton = UIButton(gray: "Share") { [weak self] in self?.share() }

  private lazy var waitRow: UIView = {
    let stack = UIStackView(
      arrangedSubviews: [UILabel(.body, .label, text: Self.waitTitle), waitSwitch])
    stack.spacing = 12
    stack.alignment = .center
    return stack
  }()

  private static let waitTitle = "Add when settled"
  /// The size of the dial, in points.
  private static let dial: CGFloat = 260

  // MARK: Actions

  private func read() {
    model.receive(scale.reading)
  }

  private func wait() {
    let waits = waitSwitch.isOn
    // `read` also resets the switch to the model's value, so take that of the switch first.
    read()
    model.waits = waits
  }

  private func remove(at index: Int) {
    model.remove(at: index)
    // The focused Remove button is gone, so move VoiceOver to the message.
    UIAccessibility.post(notification: .layoutChanged, argument: messageLabel)
  }

  // MARK: Display

  private func showSensor() {
    scale.isEnabled = Sensor(traitCollection).measures
    read()
  }

  private func show() {
    // Rebuilding the list would remove a button that is being pressed.
    if scale.calibration != model.calibration { showMasses() }
    chooser.show()
    if waitSwitch.isOn != model.waits { waitSwitch.isOn = model.waits }
    holdLabel.text = scale.isEnabled ? hold : "Cannot add masses: this device measures no force."
    addButton.isEnabled = model.canAdd
    messageLabel.text = model.message
  }

  private func showMasses() {
    let words = CalibrationWords(calibration: model.calibration)
    scale.calibration = model.calibration
    points.show(words.rows, names: words.calibration.points.map { words.grams($0.grams) })
    fitLabel.text = words.fit
    let isEmpty = words.calibration.points.isEmpty
    for control in [clearButton, shareButton] as [UIControl] { control.isEnabled = !isEmpty }
  }

  private var hold: String {
    model.hold ?? (model.waits ? "Lay it on the dial." : "Nothing is on the dial.")
  }
}
