#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// An electronic scale: what presses on it, in grams, on a dial.
///
/// It sends `valueChanged` whenever what it shows changes, and `editingDidEnd` when the reading has
/// settled. Several fingers add up. Where nothing measures force it says so, and shows no weight.
/// Activated by VoiceOver or a key it tares.
@IBDesignable
open class ScaleView: PressureControl {
  private let host = ControlHost(Weighing(), on: UIKitPlatform())
  private let scene = SceneView()

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
    isMultipleTouchEnabled = true
    addSubview(scene)
    host.locate = { [weak self] in self?.locate() }
    host.draw = { [weak self] in self?.show() }
    host.enter = { [weak self] in self?.enter($0) }
    host.act = { [weak self] _ in self?.sendActions(for: .valueChanged) }
    host.text = { [weak self] _ in self?.text ?? "" }
    hosting = host
  }

  // MARK: What it is

  /// Its words; in the app's language by default.
  open var words: ScaleWords = ScaleWords() {
    didSet { appearanceDidChange() }
  }

  /// Its colours; the tint for the dial by default.
  open var colors: ScaleColors = ScaleColors() {
    didSet { appearanceDidChange() }
  }

  /// The grams at the sensor's maximum, its unit and when it has settled; a change holds from the next
  /// input on. Its colours are the view's: what is set of them here is set again.
  open var options: WeighingOptions {
    get { host.control.options }
    set {
      host.control.options = newValue
      appearanceDidChange()
    }
  }

  /// The known masses; what is weighed is on their line as soon as it has one. Its `json` is to be kept.
  open var calibration: ScaleCalibration = ScaleCalibration() {
    didSet {
      host.control.calibration = calibration.fit
      host.invalidate()
    }
  }

  /// Whether a finger presses as hard as it slides up where nothing measures it; false by default. What is measured is
  /// never mixed with it: `isForceSimulated` says which of the two it is.
  open var simulatesForce: Bool {
    get { host.simulatesForce }
    set { host.simulatesForce = newValue }
  }

  // MARK: What it reads

  /// What the scale is doing. (`state` is UIKit's.)
  open var controlState: Weighing.State { host.control.state }
  /// Called after every change of `controlState`, before `editingDidEnd` is sent, on the main thread.
  open var onStateChange: ((Weighing.State) -> Void)?
  /// All that it reads now.
  open var reading: ScaleReading {
    ScaleReading(of: host.control, words: words, isSimulated: host.isForceSimulated)
  }
  /// What is weighed, in grams, less the tare; 0 while nothing is measured.
  open var grams: Double { host.control.grams }
  /// How much of the sensor's range is pressed, in hundredths.
  open var percent: Double { host.control.percent }
  /// The most since the first finger came down, in grams, less the tare.
  open var peak: Double { host.control.peak }
  /// The steady force, in units of an average touch; 0 at rest.
  open var force: Double { host.control.force }
  /// One step of the sensor, in grams; nil until it has been seen.
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
  /// Whether what is read is a simulated finger's, and no sensor's.
  open var isForceSimulated: Bool { host.isForceSimulated }
  /// What it says: the number with its unit, or that nothing is measured.
  open var text: String { words.text(of: host.control) }

  /// Sets what is read now to zero; at rest, forgets that it ever was.
  open func tare() {
    host.update { $0.tare(at: $1) }
  }

  /// Takes what is weighed now for a known mass, in grams. Returns whether it could: a sensor has to measure it, and
  /// no simulated finger, and the mass be 0…1,000,000.
  open func addCalibrationPoint(grams: Double) -> Bool {
    calibration.add(grams: grams, at: reading)
  }

  /// Forgets the known masses.
  open func clearCalibration() {
    calibration = ScaleCalibration()
  }

  override var sentEvents: [SentEvent] { [.valueChanged, .editingDidEnd] }
  override var takesSeveralTouches: Bool { true }

  // MARK: UIView

  /// 240 points square, and up to 320 where the person wants larger texts, unless it is given another size.
  open override var intrinsicContentSize: CGSize {
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    let wanted = metrics.scaledValue(for: ScaleView.leastSide, compatibleWith: traitCollection)
    let side = min(max(wanted, ScaleView.leastSide), ScaleView.greatestSide)
    return CGSize(width: side, height: side)
  }

  /// Its side where texts are as large as usual, in points. What it writes is as large as it is.
  private static let leastSide: CGFloat = 240
  /// How opaque it is while it is disabled, as what is disabled is on a page.
  private static let disabledOpacity = 0.45
  /// As wide as the narrowest iPhone, in points.
  private static let greatestSide: CGFloat = 320

  /// Lays out what it draws.
  open override func layoutSubviews() {
    scene.frame = bounds
    scene.invalidate()
    super.layoutSubviews()
  }

  override func appearanceDidChange() {
    colors.apply(to: &host.control.options.palette, tint: tintColor, in: traitCollection)
    invalidateIntrinsicContentSize()
    super.appearanceDidChange()
  }

  // MARK: Assistive technology

  override var name: String? { words.name }
  override var hint: String? { simulatesForce ? words.simulationHint : words.hint }

  /// What it shows.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  /// Something that changes by itself, on which one can press with VoiceOver as without.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      super.accessibilityTraits.union(
        isEnabled
          ? [.updatesFrequently, .allowsDirectInteraction] : [.updatesFrequently, .notEnabled])
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Tare, beside what is set.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let tare = UIAccessibilityCustomAction(name: words.tare) { [weak self] _ in
        self?.tare()
        return self != nil
      }
      return (super.accessibilityCustomActions ?? []) + [tare]
    }
    set { super.accessibilityCustomActions = newValue }
  }

  private func enter(_ state: Weighing.State) {
    onStateChange?(state)
    if state == .settled { sendActions(for: .editingDidEnd) }
  }

  private func locate() {
    host.control.bounds = Rect(bounds)
  }

  private func show() {
    // The number changes far more often than anything else of it: its text is set with each frame.
    scene.texts = SceneTexts(of: host.control, in: words)
    scene.alpha = host.access.isEnabled ? 1 : ScaleView.disabledOpacity
    scene.show(host.control)
  }
}
#endif
