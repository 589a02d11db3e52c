#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// A button that shows the work it started: its title, a spinner in a circle, success or failure.
///
/// It sends `primaryActionTriggered` when it is activated, and `valueChanged` after every change of
/// `controlState`. `run(_:)` does the rest of the work by itself.
///
///     let submit = TransitioningButton(title: "Submit")
///     submit.addAction(
///       UIAction { [weak submit] _ in submit?.run { try await form.send() } }, for: .primaryActionTriggered)
@IBDesignable
open class TransitioningButton: PressureButton {
  private let host = ControlHost(TransitioningAction(), on: UIKitPlatform())
  private let scene = SceneView()
  private lazy var work = TransitioningWork(of: host)

  /// Makes a button without a title.
  public override init(frame: CGRect) {
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
    host.enter = { [weak self] _ in self?.sendActions(for: .valueChanged) }
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

  /// Its delays and limits; a change holds from the next input on. Its colours and the sizes of its labels
  /// are the button's: what is set of them here is set again.
  open var options: TransitioningOptions {
    get { host.control.options }
    set {
      host.control.options = newValue
      appearanceDidChange()
    }
  }

  /// Its colours; the tint behind a white title by default.
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

  /// Where its work is. (`state` is UIKit's.) Setting it ends the run under way.
  open var controlState: TransitioningAction.State {
    get { host.control.state }
    set {
      host.update { $0.setState(newValue, at: $1) }
    }
  }

  /// Does some work: `loading` meanwhile, then success, or failure when it throws. Returns whether it
  /// began: while a run is under way it does nothing.
  ///
  /// A completion belongs to its run: after a reset, a newer state or the time limit of `options` it
  /// changes nothing, and the work is cancelled (as a `Task` is: it has to ask).
  @discardableResult
  open func run(_ body: @escaping @MainActor () async throws -> Void) -> Bool {
    work.run(body)
  }

  /// Goes back to its title, and ends the run under way.
  open func reset() {
    controlState = .begin
  }

  // MARK: UIView

  /// As large as the largest of its labels wants to be, and no lower than its size says.
  open override var intrinsicContentSize: CGSize {
    SceneText.pillSize(
      around: TransitioningAction.Label.allCases.map { text(of: $0) },
      leastHeight: buttonSize.leastHeight, margin: buttonSize.margin.height)
  }

  /// As large as its labels want to be where it may be so wide, and never narrower than it is high; a width of 0 is any.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var wanted = intrinsicContentSize
    if size.width > 0 { wanted.width = min(wanted.width, max(size.width, wanted.height)) }
    return wanted
  }

  /// Lays out what it draws.
  open override func layoutSubviews() {
    let hasNewSize = scene.frame.size != bounds.size
    scene.frame = bounds
    scene.invalidate()
    if hasNewSize { appearanceDidChange() }
    super.layoutSubviews()
  }

  /// What it shows of a label, before it has to fit.
  private func text(of label: TransitioningAction.Label) -> SceneText {
    var text = SceneText(string: label == .title ? title : said(of: label), font: font)
    if label != .title { return text }
    text.attributed = attributedTitle
    text.image = picture.pixels(of: image, beside: font, in: traitCollection)
    text.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return text
  }
  private let picture = ImagePixels()

  override func appearanceDidChange() {
    let texts = SceneTexts(of: TransitioningAction.Label.allCases) {
      text(of: $0).fitting(pill: bounds.size)
    }
    texts.tellSizes(to: &host.control.options)
    colors.apply(to: &host.control.options.palette, tint: tintColor, in: traitCollection)
    scene.texts = texts
    invalidateIntrinsicContentSize()
    super.appearanceDidChange()
  }

  // MARK: Assistive technology

  /// What its work is doing, or has come to.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (controlState == .loading ? loadingLabel : said(of: host.control.label))
    }
    set { super.accessibilityValue = newValue }
  }

  /// A button's; while it works it is one that changes by itself.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.button)
      if !isEnabled { traits.insert(.notEnabled) }
      if host.control.access.isBusy { traits.insert(.updatesFrequently) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: What its host asks

  private func locate() {
    host.control.bounds = Rect(bounds)
  }

  private func show() {
    scene.show(host.control)
  }

  private func act(_ act: TransitioningAction.Act) {
    if act == .activate {
      sendActions(for: .primaryActionTriggered)
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
