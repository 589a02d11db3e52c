#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// An electronic scale: shows the weight of what presses on it, in grams, on a dial.
///
/// It calls `onReading` whenever its reading changes. Then it sends `valueChanged` on iPhone and iPad, and its `action`
/// on the Mac. On iPhone and iPad it also sends `editingDidEnd` when the reading has settled. The forces of several
/// fingers add up. If no sensor measures force, the scale says so and shows no weight. An activation by VoiceOver or a
/// key tares it.
///
/// As Apple says, a trackpad's pressure is no weight: it begins with the click, and depends on how hard a finger holds
/// the object. On a trackpad the scale therefore shows a part of the sensor's range, such as "37% force", until it has
/// a `calibration` or a `gramsSource`.
@IBDesignable
open class ScaleView: PressureControl {
  private let presenter = ScalePresenter(
    on: NativePlatform(), words: ScaleWords(), pressesWeigh: NativePlatform.pressesWeigh)
  private let scene = SceneView()

  /// The side at which texts have their usual size, in points. The texts of the scale grow with its side.
  private static let leastSide: CGFloat = 240
  /// The side at which texts are largest, in points: the width of the narrowest iPhone.
  private static let greatestSide: CGFloat = 320

  /// Makes a scale.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes the scale from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(scene)
    presenter.host.locate = { [weak self] in self?.locate() }
    presenter.host.draw = { [weak self] in self?.show() }
    presenter.host.enter = { [weak self] in self?.enter($0) }
    presenter.host.act = { [weak self] _ in self?.read() }
    host = presenter.host
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

  /// The colours of the scale. By default the dial has the tint.
  open var colors = ScaleColors() {
    didSet { appearanceDidChange() }
  }

  /// The grams at the sensor's maximum, the unit, and when a reading settles. A change applies from the next input. The
  /// view sets the colours itself. A `gramsSource` sets the capacity. While the scale does not weigh, the unit is
  /// percent.
  open var options: WeighingOptions {
    get { presenter.options }
    set { presenter.options = newValue }
  }

  /// The known masses. As soon as they give a line, the scale weighs by it. Store its `json`.
  open var calibration: ScaleCalibration {
    get { presenter.calibration }
    set { presenter.calibration = newValue }
  }

  /// True if a press counts as harder the further it slides up, if no sensor measures it; false by default.
  /// `isForceSimulated` is true while the reading is of such a press.
  open var simulatesForce: Bool {
    get { presenter.host.simulatesForce }
    set { presenter.host.simulatesForce = newValue }
  }

  /// The source of the grams, in place of presses on the view; nil by default. The view keeps it.
  open var gramsSource: (any GramsSource)? {
    get { presenter.gramsSource }
    set { presenter.gramsSource = newValue }
  }

  /// The numbers of the contacts that the `gramsSource` reports, but the scale does not weigh: it weighs eight at once. While
  /// there are any, the weight on the sensor is more than the reading.
  open var refusedContacts: Set<Int> { presenter.contacts.refused }

  /// True if the scale shows a weight. It is always true on iPhone and iPad. On the Mac it is true with a source of
  /// grams, or with known masses that give a line.
  open var weighs: Bool { presenter.weighs }

  // MARK: Readings

  /// The state of the scale.
  open var controlState: Weighing.State { presenter.host.control.state }
  /// All values that the scale reads now.
  open var reading: ScaleReading { presenter.reading }
  /// The weight in grams, less the tare; 0 while nothing is measured or the scale does not weigh.
  open var grams: Double { reading.grams }
  /// The part of the sensor's range that is pressed, in percent; more than 100 with several contacts.
  open var percent: Double { presenter.host.control.percent }
  /// The greatest weight since the first finger came down, in grams, less the tare; 0 while the scale does not weigh.
  open var peak: Double { reading.peak }
  /// The steady force, in units of an average touch; 0 at rest.
  open var force: Double { presenter.host.control.force }
  /// One step of the sensor, in grams; nil until the scale has seen one, and while the scale does not weigh.
  open var resolution: Double? { reading.resolution }
  /// The standard error of the present weight, in grams: 95 of 100 weighings are within twice this value. Nil without a
  /// calibration of three points or more.
  open var standardError: Double? { reading.standardError }
  /// The greatest weight that one sensor measures, in grams.
  open var range: Double { presenter.host.control.capacity }
  /// Why the known masses give no line; nil if they do, or if there are no masses.
  open var calibrationFault: CalibrationFault? { calibration.fault }
  /// The source of the reading: `measured`, also if a simulated finger replaces a sensor, or `none`.
  open var forceSource: ForceSource { presenter.host.control.source }
  /// True if the reading is of a simulated finger, not of a sensor.
  open var isForceSimulated: Bool { presenter.host.control.isSimulated }
  /// The text that the scale shows: the number with its unit, or that nothing is measured.
  open var text: String { presenter.text }
  /// Called whenever the reading has changed, on the main thread.
  open var onReading: (() -> Void)?
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((Weighing.State) -> Void)?

  /// Sets the present reading to zero. At rest, removes the tare.
  open func tare() {
    presenter.tare()
  }

  /// Adds the present reading as a known mass, in grams. Returns true if it was added: a sensor has to measure the
  /// force, not a simulated finger, and the mass has to be 0…1,000,000.
  open func addCalibrationPoint(grams: Double) -> Bool {
    calibration.add(grams: grams, at: reading)
  }

  /// Removes all known masses.
  open func clearCalibration() {
    calibration = ScaleCalibration()
  }

  // MARK: View

  /// 240 points square, and up to 320 if the person wants larger texts.
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
    presenter.host.control.bounds = Rect(bounds)
  }

  private func show() {
    followEngagement()
    // The number changes far more often than anything else, so its text is set with each frame.
    scene.texts = SceneTexts(of: presenter.host.control, in: words)
    scene.opacity = presenter.opacity
    scene.show(presenter.host.control)
  }

  private func enter(_ state: Weighing.State) {
    onStateChange?(state)
    report(state == .settled ? .settled : .step)
  }

  private func read() {
    onReading?()
    report(.reading)
  }
}
#endif
