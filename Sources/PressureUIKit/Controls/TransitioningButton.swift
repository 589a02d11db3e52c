#if canImport(UIKit)
import PressureKit
import UIKit

/// A button that shows the work it started: its title, a spinner in a circle, success or failure.
///
/// It sends `primaryActionTriggered` when it is activated, and `valueChanged` after every change of
/// `actionState`. `run(_:)` does the rest of the work by itself.
///
///     let submit = TransitioningButton(title: "Submit")
///     submit.addAction(
///       UIAction { [weak submit] _ in submit?.run { try await form.send() } }, for: .primaryActionTriggered)
@IBDesignable
open class TransitioningButton: PressureControl {
  private let host = ControlHost(TransitioningAction())
  private let scene = SceneView()
  private var work: Task<Void, Never>?

  /// Makes a button with a title.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
    // An initializer's own changes are not observed.
    appearanceDidChange()
  }

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
    host.delegate = self
    hosting = host
  }

  // MARK: What it is

  /// What it is called: what is on it, and its name to VoiceOver; "" by default.
  @IBInspectable open var title: String = "" {
    didSet { appearanceDidChange() }
  }

  /// What it says of a success; "Done" by default. In the language of the app: the kit translates
  /// nothing.
  @IBInspectable open var successLabel: String = "Done" {
    didSet { appearanceDidChange() }
  }

  /// What it says of a failure; "Failed" by default.
  @IBInspectable open var failureLabel: String = "Failed" {
    didSet { appearanceDidChange() }
  }

  /// What VoiceOver says while it works; "Loading" by default.
  @IBInspectable open var loadingLabel: String = "Loading"

  /// The font of all its texts; the headline's by default, as large as the person wants it.
  open var font: UIFont = .preferredFont(forTextStyle: .headline) {
    didSet { appearanceDidChange() }
  }

  /// Its delays and limits; a change holds from the next input on. Its colours and the sizes of its labels
  /// are the button's: what is set of them here is set again.
  open var options: TransitioningOptions {
    get { host.value.options }
    set {
      host.value.options = newValue
      appearanceDidChange()
    }
  }

  /// Its colours; the tint behind a white title by default.
  open var colors: TransitioningColors = TransitioningColors() {
    didSet { appearanceDidChange() }
  }

  /// How far the work is, 0…1, drawn in place of the spinner; nil, the default, is unknown.
  open var progress: Double? {
    get { host.value.progress }
    set {
      host.value.progress = newValue
      host.invalidate()
    }
  }

  // MARK: What it does

  /// Where its work is. (`state` is UIKit's.) Setting it ends the run under way.
  open var actionState: TransitioningAction.State {
    get { host.value.state }
    set {
      let now = host.now
      host.update { $0.setState(newValue, at: now) }
    }
  }

  /// Does some work: `loading` meanwhile, then success, or failure when it throws. Does nothing while a run
  /// is under way.
  ///
  /// A completion belongs to its run: after a reset, a newer state or the time limit of `options` it
  /// changes nothing, and the work is cancelled (as a `Task` is: it has to ask).
  open func run(_ body: @escaping @MainActor () async throws -> Void) {
    let now = host.now
    var run: Int32 = 0
    host.update {
      let before = $0.run
      let events = $0.startRun(at: now)
      if $0.run != before { run = $0.run }
      return events
    }
    // One is under way, or this one has been ended by who heard that it began.
    if run == 0 || host.value.run != run { return }
    work = Task { [weak self] in
      var succeeded = true
      do { try await body() } catch { succeeded = false }
      self?.finish(run, succeeded: succeeded)
    }
  }

  /// Goes back to its title, and ends the run under way.
  open func reset() {
    actionState = .begin
  }

  private func finish(_ run: Int32, succeeded: Bool) {
    let now = host.now
    host.update { $0.finishRun(run, succeeded: succeeded, at: now) }
  }

  // MARK: UIView

  /// As large as its title wants to be, and no lower than 44 points.
  open override var intrinsicContentSize: CGSize {
    let size = SceneText(string: title, font: font).size
    let height = max(44, (size.height + 22).rounded(.up))
    return CGSize(width: max(height, size.width + height / 2), height: height)
  }

  /// Lays out what it draws.
  open override func layoutSubviews() {
    scene.frame = bounds
    scene.invalidate()
    super.layoutSubviews()
  }

  override func appearanceDidChange() {
    var texts = SceneTexts()
    texts[TransitioningAction.Label.title.rawValue] = SceneText(string: title, font: font)
    texts[TransitioningAction.Label.success.rawValue] = SceneText(string: successLabel, font: font)
    texts[TransitioningAction.Label.failure.rawValue] = SceneText(string: failureLabel, font: font)
    host.value.options.titleSize = texts[TransitioningAction.Label.title.rawValue].size
    host.value.options.successSize = texts[TransitioningAction.Label.success.rawValue].size
    host.value.options.failureSize = texts[TransitioningAction.Label.failure.rawValue].size
    colors.apply(to: &host.value.options.palette, tint: tintColor, in: traitCollection)
    scene.texts = texts
    invalidateIntrinsicContentSize()
    super.appearanceDidChange()
  }

  // MARK: Assistive technology

  /// Its name: the title unless it is given another.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// What its work is doing, or has come to.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (actionState == .loading ? loadingLabel : text(of: host.value.label.rawValue))
    }
    set { super.accessibilityValue = newValue }
  }

  /// A button's; while it works it is one that changes by itself.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.button)
      if !isEnabled { traits.insert(.notEnabled) }
      if host.value.access.isBusy { traits.insert(.updatesFrequently) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}

extension TransitioningButton: ControlHostDelegate {
  func locate() {
    host.value.bounds = Rect(bounds)
  }

  func draw() {
    scene.show(host.value)
  }

  func stateDidChange(to state: UInt8) {
    sendActions(for: .valueChanged)
  }

  func act(_ choice: UInt8) {
    switch TransitioningAction.Act(rawValue: choice) {
    case .activate:
      sendActions(for: .primaryActionTriggered)
    case .abort, .timeOut:
      work?.cancel()
      work = nil
    case .finish:
      work = nil
    case nil:
      break
    }
  }

  func text(of label: UInt8) -> String {
    switch TransitioningAction.Label(rawValue: label) {
    case .success: successLabel
    case .failure: failureLabel
    default: ""
    }
  }
}
#endif
