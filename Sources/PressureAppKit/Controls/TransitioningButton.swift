#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// A button that shows the work it started: its title, a spinner in a circle, success or failure.
///
/// It calls `onActivate` when it is activated, and `onStateChange` after every change of `controlState`. `run(_:)` does
/// the rest of the work by itself.
///
///     let submit = TransitioningButton(title: "Submit")
///     submit.onActivate = { [weak submit] in submit?.run { try await form.send() } }
@IBDesignable
open class TransitioningButton: PressureButton {
  private let host = ControlHost(TransitioningAction(), on: AppKitPlatform())
  private let scene = SceneView()
  private lazy var work = TransitioningWork(of: host)

  /// Makes a button without a title.
  public override init(frame: NSRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes the button of a storyboard.
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
    host.act = { [weak self] in self?.act($0) }
    host.text = { [weak self] in self?.said(of: $0) ?? "" }
    hosting = host
  }

  // MARK: What it is

  /// What it says of a success; "Done" in the app's language by default.
  @IBInspectable open var successLabel: String = KitWord.successLabel.text {
    didSet { appearanceDidChange() }
  }

  /// What it says of a failure; "Failed" in the app's language by default.
  @IBInspectable open var failureLabel: String = KitWord.failureLabel.text {
    didSet { appearanceDidChange() }
  }

  /// What VoiceOver says while it works; "Loading" in the app's language by default.
  @IBInspectable open var loadingLabel: String = KitWord.loadingLabel.text

  /// Its delays and limits; a change holds from the next input on. Its colours and the sizes of its labels are the
  /// button's: what is set of them here is set again.
  open var options: TransitioningOptions {
    get { host.control.options }
    set {
      host.control.options = newValue
      appearanceDidChange()
    }
  }

  /// Its colours; by default `contentTintColor`, or the accent colour, behind a white title.
  open var colors: TransitioningColors = TransitioningColors() {
    didSet { appearanceDidChange() }
  }

  /// How far the work is, 0…1, drawn in place of the spinner; nil, the default, is unknown.
  open var progress: Double? {
    get { host.control.progress }
    set {
      host.control.progress = newValue
      host.invalidate()
    }
  }

  // MARK: What it does

  /// Where its work is. Setting it ends the run under way.
  open var controlState: TransitioningAction.State {
    get { host.control.state }
    set { host.update { $0.setState(newValue, at: $1) } }
  }
  /// Called when it is activated, on the main thread; then `action` is sent.
  open var onActivate: (() -> Void)?
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((TransitioningAction.State) -> Void)?

  /// Does some work: `loading` meanwhile, then success, or failure when it throws. Returns whether it began: while a run is
  /// under way it does nothing.
  ///
  /// A completion belongs to its run: after a reset, a newer state or the time limit of `options` it changes nothing, and
  /// the work is cancelled (as a `Task` is: it has to ask).
  @discardableResult
  open func run(_ body: @escaping @MainActor () async throws -> Void) -> Bool {
    work.run(body)
  }

  /// Goes back to its title, and ends the run under way.
  open func reset() {
    controlState = .begin
  }

  // MARK: NSView

  /// As large as the largest of its labels wants to be, and no lower than its control size says.
  open override var intrinsicContentSize: NSSize {
    SceneText.pillSize(
      around: TransitioningAction.Label.allCases.map { text(of: $0) },
      leastHeight: controlSize.leastHeight, margin: controlSize.margin.height)
  }

  /// Lays out what it draws.
  open override func layout() {
    scene.frame = bounds
    fitTexts()
    scene.invalidate()
    super.layout()
  }

  override var focusRadius: CGFloat { bounds.height / 2 }

  override func appearanceDidChange() {
    fitTexts()
    colors.apply(
      to: &host.control.options.palette, tint: contentTintColor ?? .controlAccentColor,
      in: effectiveAppearance)
    invalidateIntrinsicContentSize()
    super.appearanceDidChange()
  }

  /// Measures its labels, no larger than they fit.
  private func fitTexts() {
    let texts = SceneTexts(of: TransitioningAction.Label.allCases) {
      text(of: $0).fitting(pill: bounds.size)
    }
    texts.tellSizes(to: &host.control.options)
    scene.texts = texts
  }

  /// What it shows of a label, before it has to fit.
  private func text(of label: TransitioningAction.Label) -> SceneText {
    label == .title ? shownTitle : SceneText(string: said(of: label), font: font)
  }

  // MARK: Assistive technology

  /// What its work is doing, or has come to.
  override var value: String? {
    controlState == .loading ? loadingLabel : said(of: host.control.label)
  }

  // MARK: What its host asks

  private func locate() {
    host.control.bounds = Rect(bounds)
  }

  private func show() {
    followEngagement()
    scene.show(host.control)
  }

  private func act(_ act: TransitioningAction.Act) {
    if act == .activate {
      onActivate?()
      sendAction()
    } else {
      work.end(with: act)
    }
  }

  /// What it says when it comes to a label.
  private func said(of label: TransitioningAction.Label) -> String {
    switch label {
    case .success: successLabel
    case .failure: failureLabel
    case .none, .title: ""
    }
  }
}
#endif
