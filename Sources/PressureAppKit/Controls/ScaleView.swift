#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// How hard a trackpad is pressed, on a dial; and a scale where somebody knows what that weighs.
///
/// A trackpad's pressure is no weight, as Apple says of it: it begins with the click, and how hard a finger holds the thing
/// counts too. So it shows a part of the sensor's range, as in "37% force". With a `calibration` of one's own, or with a
/// `gramsSource`, it weighs. A mouse measures nothing, and it says so. Activated by VoiceOver or a key it tares.
@IBDesignable
open class ScaleView: PressureControl {
  private let host = ControlHost(Weighing(), on: AppKitPlatform())
  private let scene = SceneView()
  private var contacts = GramsContacts()

  /// Its side, in points, unless it is given another size.
  private static let side = 240.0
  /// How opaque it is while it is disabled, as what is disabled is on a page.
  private static let disabledOpacity = 0.45

  /// Makes a scale.
  public override init(frame: NSRect) {
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
    host.enter = { [weak self] in
      self?.onStateChange?($0)
      self?.tellValue()
    }
    host.act = { [weak self] _ in self?.tellReading() }
    host.text = { [weak self] _ in self?.text ?? "" }
    hosting = host
  }

  // MARK: What it is

  /// Its words; in the app's language by default.
  open var words: ScaleWords = ScaleWords() {
    didSet { appearanceDidChange() }
  }

  /// Its colours; by default the dial has `contentTintColor`, or the accent colour.
  open var colors: ScaleColors = ScaleColors() {
    didSet { appearanceDidChange() }
  }

  /// Its unit and when it has settled; a change holds from the next input on. The unit is percent, whatever is set, while
  /// it does not weigh; its colours are the view's, and the capacity is that of its source.
  open var options: WeighingOptions = WeighingOptions() {
    didSet { appearanceDidChange() }
  }

  /// The known masses; what is weighed is on their line as soon as it has one. Its `json` is to be kept.
  open var calibration: ScaleCalibration = ScaleCalibration() {
    didSet {
      host.control.calibration = calibration.fit
      appearanceDidChange()
    }
  }

  /// Whether a press is as hard as it slides up, where a mouse measures nothing; false by default. It is no weight, and
  /// `isForceSimulated` says so.
  open var simulatesForce: Bool {
    get { host.simulatesForce }
    set { host.simulatesForce = newValue }
  }

  /// What tells it grams, in place of what presses on it; nil, the default, for nobody. It is kept by the view.
  open var gramsSource: (any GramsSource)? {
    didSet {
      if gramsSource !== oldValue { oldValue?.receive = nil }
      listen()
      appearanceDidChange()
    }
  }

  /// Whether it weighs: it has a source of grams, or known masses that give a line.
  open var weighs: Bool { gramsSource != nil || calibration.line != nil }

  // MARK: What it reads

  /// What the scale is doing.
  open var controlState: Weighing.State { host.control.state }
  /// All that it reads now; no grams while it does not weigh.
  open var reading: ScaleReading {
    ScaleReading(
      of: host.control, words: words, isSimulated: host.isForceSimulated, weighs: weighs)
  }
  /// What is weighed, in grams, less the tare; 0 while nothing is measured, nil while it does not weigh.
  open var grams: Double? { weighs ? host.control.grams : nil }
  /// How much of the sensor's range is pressed, in hundredths.
  open var percent: Double { host.control.percent }
  /// The standard error of what is weighed now, in grams: 95 of 100 weighings are within twice this. Nil without a
  /// calibration of three points or more.
  open var standardError: Double? { reading.standardError }
  /// Why the known masses give no line; nil when they do, or when there are none.
  open var calibrationFault: CalibrationFault? { calibration.fault }
  /// The source of the reading: `measured`, also where a simulated finger stands in for a sensor, or `none`.
  open var forceSource: ForceSource { host.control.source }
  /// Whether what is read is a simulated finger's, and no sensor's.
  open var isForceSimulated: Bool { host.isForceSimulated }
  /// What it says: the number with its unit, or that nothing is measured.
  open var text: String { words.text(of: host.control) }
  /// Called whenever what it shows has changed, on the main thread; then `action` is sent.
  open var onReading: (() -> Void)?
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((Weighing.State) -> Void)?

  /// Sets what is read now to zero; at rest, forgets that it ever was.
  open func tare() {
    host.update { $0.tare(at: $1) }
  }

  /// Takes what is weighed now for a known mass, in grams. Returns whether it could: a sensor has to measure it, and no
  /// simulated finger, and the mass be 0…1,000,000.
  open func addCalibrationPoint(grams: Double) -> Bool {
    calibration.add(grams: grams, at: reading)
  }

  /// Forgets the known masses.
  open func clearCalibration() {
    calibration = ScaleCalibration()
  }

  // MARK: Grams

  /// Listens to its source while it is on a screen.
  private func listen() {
    host.interrupt(.removed)
    contacts = GramsContacts()
    let receive: @MainActor ([Int: Double]) -> Void = { [weak self] in self?.take($0) }
    gramsSource?.receive = window == nil ? nil : receive
  }

  private func take(_ grams: [Int: Double]) {
    guard let gramsSource, isEnabled else { return }
    let samples = contacts.samples(
      of: grams, capacity: gramsSource.capacity, at: Rect(bounds).center, time: host.platform.now)
    for sample in samples { host.feed(.contact(sample)) }
  }

  /// What presses on it counts where nobody knows better.
  override func feed(mouse event: NSEvent, _ phase: ContactPhase, in view: NSView) {
    if gramsSource == nil { super.feed(mouse: event, phase, in: view) }
  }

  override func feed(pressure event: NSEvent, in view: NSView) {
    if gramsSource == nil { super.feed(pressure: event, in: view) }
  }

  // MARK: NSView

  /// 240 points square, unless it is given another size.
  open override var intrinsicContentSize: NSSize {
    NSSize(width: ScaleView.side, height: ScaleView.side)
  }

  /// Lays out what it draws.
  open override func layout() {
    scene.frame = bounds
    scene.invalidate()
    super.layout()
  }

  /// Hears its source only in a window.
  open override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    listen()
  }

  override func appearanceDidChange() {
    host.control.options = options
    if !weighs { host.control.options.unit = .percent }
    if let gramsSource { host.control.options.capacity = gramsSource.capacity }
    colors.apply(
      to: &host.control.options.palette, tint: contentTintColor ?? .controlAccentColor,
      in: effectiveAppearance)
    super.appearanceDidChange()
  }

  // MARK: Assistive technology

  override var name: String? { words.name }
  /// Nothing while it does not weigh: what it says is then how hard it is pressed.
  override var hint: String? {
    simulatesForce ? words.simulationHint : weighs ? words.hint : nil
  }
  override var value: String? { text }

  /// Tare, beside what is set.
  open override func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
    let tare = NSAccessibilityCustomAction(name: words.tare) { [weak self] in
      self?.tare()
      return self != nil
    }
    return (super.accessibilityCustomActions() ?? []) + [tare]
  }

  // MARK: What its host asks

  private func tellReading() {
    onReading?()
    sendAction()
  }

  private func locate() {
    host.control.bounds = Rect(bounds)
  }

  private func show() {
    followEngagement()
    // The number changes far more often than anything else of it: its text is set with each frame.
    scene.texts = SceneTexts(of: host.control, in: words)
    scene.alphaValue = host.access.isEnabled ? 1 : ScaleView.disabledOpacity
    scene.show(host.control)
  }
}
#endif
