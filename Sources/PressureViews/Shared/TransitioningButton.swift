#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// A button that shows the work it started: its title, a spinner in a circle, success or failure.
///
/// It calls `onActivate` when it is activated, and `onStateChange` after every change of `controlState`. Then it sends
/// `primaryActionTriggered` and `valueChanged` on iPhone and iPad. On the Mac it sends its `action` when it is
/// activated. `run(_:)` shows the progress of asynchronous work by itself.
///
///     let submit = TransitioningButton(title: "Submit")
///     submit.onActivate = { [weak submit] in submit?.run { try await form.send() } }
@IBDesignable
open class TransitioningButton: PressureButton {
  private let presenter = TransitioningPresenter(on: NativePlatform())
  private let scene = SceneView()
  private var pressAction = PressAction<() -> Void>()

  /// Makes a button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes the button from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(scene)
    presenter.host.locate = { [weak self] in self?.locate() }
    presenter.host.draw = { [weak self] in self?.show() }
    presenter.host.enter = { [weak self] in self?.enter($0) }
    presenter.activated = { [weak self] in self?.activate() }
    host = presenter.host
    whenEngagementChanges { [weak self] in self?.pressAction.follow(isEngaged: $0) }
  }

  // MARK: Properties

  /// The text after a success; "Done" in the app's language by default.
  @IBInspectable open var successLabel: String {
    get { presenter.successLabel }
    set {
      presenter.successLabel = newValue
      appearanceDidChange()
    }
  }

  /// The text after a failure; "Failed" in the app's language by default.
  @IBInspectable open var failureLabel: String {
    get { presenter.failureLabel }
    set {
      presenter.failureLabel = newValue
      appearanceDidChange()
    }
  }

  /// The text that VoiceOver says while the button works; "Loading" in the app's language by default.
  @IBInspectable open var loadingLabel: String {
    get { presenter.loadingLabel }
    set { presenter.loadingLabel = newValue }
  }

  /// The delays and limits. A change applies from the next input. The button always sets the colours and the sizes of
  /// the labels itself.
  open var options: TransitioningOptions {
    get { presenter.host.control.options }
    set {
      presenter.host.control.options = newValue
      appearanceDidChange()
    }
  }

  /// The colours of the button; a white title on the tint by default.
  open var colors = TransitioningColors() {
    didSet { appearanceDidChange() }
  }

  /// The progress of the work, 0…1, drawn in place of the spinner; nil, the default, if it is unknown.
  open var progress: Double? {
    get { presenter.progress }
    set { presenter.progress = newValue }
  }

  /// The state of the work. Setting it ends the present run.
  open var controlState: TransitioningAction.State {
    get { presenter.state }
    set { presenter.state = newValue }
  }
  /// Called when the button is activated, on the main thread. A press calls the closure that was set when it began.
  open var onActivate: (() -> Void)? {
    get { pressAction.newest }
    set { pressAction.newest = newValue }
  }
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((TransitioningAction.State) -> Void)?

  /// Runs asynchronous work: the button shows `loading`, then success, or failure if the work throws. Returns true if
  /// the work began, and false during another run.
  ///
  /// A completion belongs to its run. After a reset, a newer state or the time limit of `options` it has no effect. The
  /// work is then cancelled as a `Task` is: it has to check for cancellation.
  @discardableResult
  open func run(_ body: @escaping @MainActor () async throws -> Void) -> Bool {
    presenter.run(body)
  }

  /// Shows the title again, and ends the present run.
  open func reset() {
    controlState = .begin
  }

  // MARK: View

  /// The size of the largest label. The height is at least that of the button's size.
  open override var intrinsicContentSize: CGSize {
    SceneText.pillSize(
      around: TransitioningAction.Label.allCases.map { (text(of: $0), $0.markPart) },
      leastHeight: leastHeight, margin: titleMargin.height)
  }

  override func layOut() {
    let hasNewSize = scene.frame.size != bounds.size
    scene.frame = bounds
    scene.invalidate()
    if hasNewSize { appearanceDidChange() }
  }

  override func appearanceDidChange() {
    let texts = SceneTexts(of: TransitioningAction.Label.allCases) {
      text(of: $0).fitting(pill: bounds.size)
    }
    texts.setSizes(in: &presenter.host.control.options)
    presenter.host.control.options.palette = colors.palette(
      TransitioningPalette(),
      or: [
        \.background: tint,
        \.pressedBackground: colors.text ?? NativeColor(TransitioningPalette().text),
        \.disabledBackground: .disabledGround, \.disabledText: .quietText,
      ],
      in: nativeEnvironment)
    scene.texts = texts
    invalidateIntrinsicContentSize()
    super.appearanceDidChange()
  }

  /// A label before it is fitted into the button.
  private func text(of label: TransitioningAction.Label) -> SceneText {
    label == .title ? shownTitle : SceneText(string: presenter.text(of: label), font: font)
  }

  override var value: String? { presenter.value }

  // MARK: Host

  private func locate() {
    presenter.host.control.options.isRightToLeft = isRightToLeft
    presenter.host.control.bounds = Rect(bounds)
  }

  private func show() {
    followEngagement()
    scene.show(presenter.host.control)
  }

  private func enter(_ state: TransitioningAction.State) {
    onStateChange?(state)
    report(.state)
  }

  private func activate() {
    pressAction.closure?()
    report(.act)
  }
}
#endif
