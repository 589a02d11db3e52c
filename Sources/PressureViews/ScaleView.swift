#if VIEWS
import PressureHosting
import PressureKit
import PressureLayers

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// An electronic scale: the weight of what presses on it, in grams, on a dial.
///
/// It calls `onReading` whenever what it shows changes. Then on iPhone and iPad it sends `valueChanged`, and
/// `editingDidEnd` when the reading has settled; on the Mac it sends its `action`. Several fingers add up. Where nothing
/// measures force the scale says so, and shows no weight. Activated by VoiceOver or a key it tares.
///
/// A trackpad's pressure is no weight, as Apple says: it begins with the click, and how hard a finger holds the thing
/// counts too. There the scale shows a part of the sensor's range, as in "37% force", until it has a `calibration` or a
/// `gramsSource`.
@IBDesignable
open class ScaleView: PressureControl {
  private let presenter = ScalePresenter(
    on: NativePlatform(), words: ScaleWords(), pressesWeigh: NativePlatform.pressesWeigh)
  private let scene = SceneView()

  private var host: ControlHost<Weighing> { presenter.host }

  /// The side where texts are as large as usual, in points. What the scale writes is as large as the scale.
  private static let leastSide: CGFloat = 240
  /// The side where texts are largest, in points: the width of the narrowest iPhone.
  private static let greatestSide: CGFloat = 320

  /// Makes a scale.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes the scale of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(scene)
    host.locate = { [weak self] in self?.locate() }
    host.draw = { [weak self] in self?.show() }
    host.enter = { [weak self] in self?.enter($0) }
    host.act = { [weak self] _ in self?.read() }
    hosting = host
  }

  // MARK: Properties

  /// The words of the scale; in the app's language by default.
  open var words: ScaleWords {
    get { presenter.words }
    set {
      presenter.words = newValue
      appearanceDidChange()
    }
  }

  /// Its colours; the tint for the dial by default.
  open var colors = ScaleColors() {
    didSet { appearanceDidChange() }
  }

  /// The grams at the sensor's maximum, the unit, and when the reading has settled; a change holds from the next input on.
  /// The colours are the view's. The capacity is that of a `gramsSource`. While the scale does not weigh, the unit is
  /// percent.
  open var options: WeighingOptions {
    get { presenter.options }
    set { presenter.options = newValue }
  }

  /// The known masses. What is weighed is on their line as soon as there is one. Keep the `json` of it.
  open var calibration: ScaleCalibration {
    get { presenter.calibration }
    set { presenter.calibration = newValue }
  }

  /// Whether a press is as hard as it slides up where nothing measures it; false by default. `isForceSimulated` says
  /// whether the reading is of such a press.
  open var simulatesForce: Bool {
    get { host.simulatesForce }
    set { host.simulatesForce = newValue }
  }

  /// Where the grams come from, in place of presses on the view; nil, the default, is from nowhere else. The view keeps it.
  open var gramsSource: (any GramsSource)? {
    get { presenter.gramsSource }
    set { presenter.gramsSource = newValue }
  }

  /// Whether it shows a weight: true on iPhone and iPad; on the Mac with a source of grams, or with known masses that give
  /// a line.
  open var weighs: Bool { presenter.weighs }

  // MARK: Readings

  /// What the scale is doing.
  open var controlState: Weighing.State { host.control.state }
  /// Everything that it reads now.
  open var reading: ScaleReading { presenter.reading }
  /// What is weighed, in grams, less the tare; 0 while nothing is measured or the scale does not weigh.
  open var grams: Double { reading.grams }
  /// How much of the sensor's range is pressed, in hundredths.
  open var percent: Double { host.control.percent }
  /// The most since the first finger came down, in grams, less the tare; 0 while the scale does not weigh.
  open var peak: Double { reading.peak }
  /// The steady force, in units of an average touch; 0 at rest.
  open var force: Double { host.control.force }
  /// One step of the sensor, in grams; nil until it has been seen, and while the scale does not weigh.
  open var resolution: Double? { reading.resolution }
  /// The standard error of what is weighed now, in grams: 95 of 100 weighings are within twice this. Nil without a
  /// calibration of three points or more.
  open var standardError: Double? { reading.standardError }
  /// The most that one sensor weighs, in grams.
  open var range: Double { host.control.capacity }
  /// Why the known masses give no line; nil when they do, or when there are none.
  open var calibrationFault: CalibrationFault? { calibration.fault }
  /// The source of the reading: `measured`, also where a simulated finger stands in for a sensor, or `none`.
  open var forceSource: ForceSource { host.control.source }
  /// Whether the reading is of a simulated finger, and of no sensor.
  open var isForceSimulated: Bool { host.isForceSimulated }
  /// What it says: the number with its unit, or that nothing is measured.
  open var text: String { presenter.text }
  /// Called whenever what it shows has changed, on the main thread.
  open var onReading: (() -> Void)?
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((Weighing.State) -> Void)?

  /// Sets what is read now to zero. At rest, forgets that it ever was.
  open func tare() {
    presenter.tare()
  }

  /// Takes what is weighed now for a known mass, in grams. Returns whether it could: a sensor has to measure it, and no
  /// simulated finger, and the mass has to be 0…1,000,000.
  open func addCalibrationPoint(grams: Double) -> Bool {
    calibration.add(grams: grams, at: reading)
  }

  /// Forgets the known masses.
  open func clearCalibration() {
    calibration = ScaleCalibration()
  }

  // MARK: View

  /// 240 points square, and up to 320 where the person wants larger texts.
  open override var intrinsicContentSize: CGSize {
    let wanted = scaledLikeTexts(ScaleView.leastSide)
    let side = min(max(wanted, ScaleView.leastSide), ScaleView.greatestSide)
    return CGSize(width: side, height: side)
  }

  override func layOut() {
    scene.frame = bounds
    scene.invalidate()
  }

  override func windowDidChange() {
    presenter.isInWindow = window != nil
  }

  override var takesPresses: Bool { presenter.takesPresses }

  override func appearanceDidChange() {
    presenter.color(
      colors.palette(
        WeighingPalette(),
        or: [
          \.dial: tint, \.settled: .systemGreen, \.overload: .systemRed, \.track: .emptyTrack,
          \.text: .shownText, \.quiet: .quietText,
        ],
        in: nativeEnvironment))
    invalidateIntrinsicContentSize()
    super.appearanceDidChange()
  }

  override var name: String? { words.name }
  override var hint: String? { presenter.hint }
  override var value: String? { text }
  override var customActions: [(name: String, run: @MainActor () -> Bool)] {
    let tare: @MainActor () -> Bool = { [weak self] in
      self?.tare()
      return self != nil
    }
    return [(words.tare, tare)]
  }

  // MARK: Host

  private func locate() {
    host.control.bounds = Rect(bounds)
  }

  private func show() {
    followEngagement()
    // The number changes far more often than anything else: its text is set with each frame.
    scene.texts = SceneTexts(of: host.control, in: words)
    scene.opacity = presenter.opacity
    scene.show(host.control)
  }

  private func enter(_ state: Weighing.State) {
    onStateChange?(state)
    tell(state == .settled ? .settled : .step)
  }

  private func read() {
    onReading?()
    tell(.reading)
  }
}
#endif
