import PressureHosting
import PressureKit
import PressureUIKit
import UIKit

/// Calibrating with known masses: choose one, lay it on the dial, add it when it has settled.
final class CalibrationController: UIViewController {
  let chooser = MassChooser()
  let scale = ScaleView()
  let holdLabel = UILabel(.headline, .label)
  /// Adds the next mass that settles, so that nobody has to touch the device meanwhile.
  let waitSwitch = UISwitch()
  /// What came of adding, removing and importing.
  let messageLabel = UILabel(.subheadline, .secondaryLabel)
  let points = PointList()
  let fitLabel = UILabel(.subheadline, .secondaryLabel)
  let clearButton = ConfirmActionButton(title: "Start over")
  let masses: KnownMasses

  private let advice = UILabel(
    .footnote, .secondaryLabel,
    text: "A screen feels only what conducts: rest a spoon on the dial, and lay the coins in it. "
      + "The spoon alone is a mass of 0.")

  init(masses: KnownMasses) {
    self.masses = masses
    super.init(nibName: nil, bundle: nil)
    title = "Calibrate"
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("It is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    prepareControls()
    Column([
      chooser, scale, holdLabel, waitRow, addButton, messageLabel, advice, points, fitLabel,
      ButtonPair(importButton, shareButton), clearButton,
    ]).fill(view)
    masses.watch(for: self) { [weak self] in self?.showMasses() }
    messageLabel.text = masses.problem?.message
    showSensor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showSensor()
  }

  private func prepareControls() {
    for label in [holdLabel, messageLabel, fitLabel] { label.textAlignment = .center }
    scale.heightAnchor.constraint(equalToConstant: Self.dial).isActive = true
    // The state `weighing` begins before anything is measured.
    scale.onStateChange = { [weak self] in self?.follow($0) }
    scale.addAction(UIAction { [weak self] _ in self?.showHold() }, for: .valueChanged)
    waitSwitch.accessibilityLabel = Self.waitTitle
    waitSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        follow(scale.controlState)
      }, for: .valueChanged)
    points.remove = { [weak self] in self?.remove(at: $0) }
    clearButton.tintColor = .systemRed
    clearButton.addAction(
      UIAction { [weak self] _ in
        self?.change("No mass is known any more.") { $0 = ScaleCalibration() }
      },
      for: .primaryActionTriggered)
  }

  private(set) lazy var addButton = button("Add this mass") { $0.add() }
  private(set) lazy var importButton = button("Import") { $0.chooseFile() }
  private(set) lazy var shareButton = button("Share") { $0.share() }

  private func button(
    _ title: String, _ act: @escaping @MainActor (CalibrationController) -> Void
  ) -> UIButton {
    UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: title) { [weak self] _ in if let self { act(self) } })
  }

  private lazy var waitRow: UIView = {
    let stack = UIStackView(
      arrangedSubviews: [UILabel(.body, .label, text: Self.waitTitle), waitSwitch])
    stack.spacing = 12
    stack.alignment = .center
    return stack
  }()

  private static let waitTitle = "Add when settled"
  /// In points.
  private static let dial: CGFloat = 260

  // MARK: What it does

  private func follow(_ state: Weighing.State) {
    if state == .settled && waitSwitch.isOn { add() }
    showHold()
  }

  private func add() {
    // Once: the next mass is another one.
    waitSwitch.isOn = false
    guard let grams = chooser.grams else {
      return tell("Write the mass in grams, from 0 to 100,000.")
    }
    let reading = scale.reading
    guard reading.source == .measured, !reading.isSimulated else {
      return tell("Not added: no force is measured.")
    }
    change("Added \(MassWords.typed(grams)) g.") { _ = $0.add(grams: grams, at: reading) }
  }

  private func remove(at index: Int) {
    let point = masses.calibration.points[index]
    change("Removed \(MassWords.typed(point.grams)) g.") { $0.remove(at: index) }
    // The button that had the focus is gone.
    UIAccessibility.post(notification: .layoutChanged, argument: messageLabel)
  }

  /// Changes what is known, and tells what came of it.
  func change(_ message: String, _ change: (inout ScaleCalibration) -> Void) {
    do {
      try masses.change(change)
      tell(message)
    } catch {
      tell(error.message)
    }
  }

  func tell(_ message: String) {
    messageLabel.text = message
    UIAccessibility.post(notification: .announcement, argument: message)
  }

  // MARK: What it shows

  private func showMasses() {
    let words = CalibrationWords(calibration: masses.calibration)
    scale.calibration = masses.calibration
    points.show(words.rows, names: masses.calibration.points.map { words.grams($0.grams) })
    fitLabel.text = words.fit
    let isEmpty = masses.calibration.points.isEmpty
    for control in [clearButton, shareButton] as [UIControl] { control.isEnabled = !isEmpty }
  }

  private func showSensor() {
    scale.isEnabled = Sensor(traitCollection).measures
    showHold()
  }

  private func showHold() {
    holdLabel.text = scale.isEnabled ? hold : "Nothing can be added: this device measures no force."
    addButton.isEnabled = scale.forceSource == .measured && scale.controlState != .overload
  }

  private var hold: String {
    switch scale.controlState {
    case .rest: waitSwitch.isOn ? "Lay it on the dial." : "Nothing is on the dial."
    case .weighing: "Hold still…"
    case .settled: "Settled: add it now."
    case .overload: "Too much for the sensor: take less."
    case .unmeasured: "No force is measured, so nothing can be added."
    }
  }
}
