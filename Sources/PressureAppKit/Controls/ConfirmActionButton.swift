#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// A button for what cannot be undone: press harder to fill a ring above the pointer, slide up onto the full ring, let
/// go.
///
/// It calls `onConfirm` when the person has confirmed, once a press. The ring is drawn above everything in its window's
/// content, so that nothing clips it. A Force Touch trackpad is pressed harder; with a mouse one holds. By VoiceOver or a
/// keyboard the first activation arms it, and a second one confirms; so do a click and one on the ring. What a press does
/// is `ConfirmAction`'s, as `options` say.
///
///     let delete = ConfirmActionButton(title: "Delete")
///     delete.onConfirm = { library.delete() }
@IBDesignable
open class ConfirmActionButton: PressureButton {
  private let host = ControlHost(ConfirmAction(), on: AppKitPlatform())
  private let face = ButtonFace()
  private lazy var ring = RingView()
  private lazy var overlay = Overlay(ring)
  /// While it is engaged: an armed ring goes along with the button.
  private var scrolling: ScrollObservation?
  /// How large a ring is at least unless the app says otherwise, in points: it has to be slid onto, however small the
  /// button is.
  private static let leastRing = 28.0

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
    addSubview(face)
    ring.button = self
    ring.pressureConfiguration = pressureConfiguration
    host.locate = { [weak self] in self?.locate() }
    host.draw = { [weak self] in self?.show() }
    host.enter = { [weak self] in
      self?.onStateChange?($0)
      self?.tellValue()
    }
    host.intentionDidChange = { [weak self] in self?.onIntentionChange?($0) }
    host.act = { [weak self] _ in self?.confirm() }
    host.text = { [weak self] in self?.text(of: $0) ?? "" }
    hosting = host
  }

  // MARK: What it is

  /// What the ring says when it is full; "CONFIRM" in the app's language by default.
  @IBInspectable open var confirmLabel: String = KitWord.confirmLabel.text {
    didSet { appearanceDidChange() }
  }

  /// What the ring says when letting go confirms; "OK" in the app's language by default.
  @IBInspectable open var okLabel: String = KitWord.okLabel.text {
    didSet { appearanceDidChange() }
  }

  /// What it says of how it works: after a press that was let go of too early, and as its accessibility help while it has
  /// no other; in the app's language by default.
  open var hints: ConfirmHints = ConfirmHints() {
    didSet { appearanceDidChange() }
  }

  /// How force, time and keys confirm; a change holds from the next input on. Its colours and the sizes of its labels
  /// are the button's: what is set of them here is set again. A ring without a size of its own is as large as the
  /// button is high, and no smaller than 28 points.
  open var options: ConfirmOptions {
    get {
      var options = host.control.options
      ownRing.set(in: &options)
      return options
    }
    set {
      ownRing = RingSize(of: newValue)
      host.control.options = newValue
      appearanceDidChange()
    }
  }
  private var ownRing = RingSize()

  /// The colours of the ring: while it fills, when it is full, and when letting go confirms. White, red and green by
  /// default.
  open var ringColors: RingColors = RingColors() {
    didSet { appearanceDidChange() }
  }

  // MARK: What it does

  /// Where a press is.
  open var controlState: ConfirmAction.State { host.control.state }
  /// How hard the person means it, 0…1; 0 unless it is pressed.
  open var intention: Double { host.control.intention }
  /// The source of the intention.
  open var forceSource: ForceSource { host.control.source }
  /// Called when the person has confirmed, once a press, on the main thread; then `action` is sent.
  open var onConfirm: (() -> Void)?
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((ConfirmAction.State) -> Void)?
  /// Called with `intention`, 0…1, in each frame in which it has changed, on the main thread.
  open var onIntentionChange: ((Double) -> Void)?

  // MARK: NSView

  /// As large as its title, and no lower than its control size says.
  open override var intrinsicContentSize: NSSize { face.intrinsicContentSize }

  /// Lays out its title.
  open override func layout() {
    let hasNewHeight = face.frame.height != bounds.height
    face.frame = bounds
    if hasNewHeight { appearanceDidChange() }
    super.layout()
  }

  /// Takes its ring out of the window that it has left.
  open override func viewDidMoveToWindow() {
    overlay.disappear()
    super.viewDidMoveToWindow()
  }

  /// The ring's: it lies over all of the window's content.
  override func place(_ own: NSPoint) -> Point {
    let point = NSRect(origin: own, size: .zero)
    return Point(window?.overlayRect(point, of: self).origin ?? own)
  }

  override var focusRadius: CGFloat { controlSize.cornerRadius }

  override func appearanceDidChange() {
    face.size = controlSize
    face.text = shownTitle
    face.tint = contentTintColor ?? .controlAccentColor
    invalidateIntrinsicContentSize()
    let leastRing = ConfirmActionButton.leastRing
    ownRing.set(in: &host.control.options, or: bounds.height < leastRing ? leastRing : nil)
    let texts = SceneTexts(of: ConfirmAction.Label.allCases) {
      SceneText(string: text(of: $0), font: font)
    }
    texts.tellSizes(to: &host.control.options)
    host.control.options.cornerRadius = controlSize.cornerRadius
    ringColors.apply(to: &host.control.options.palette, in: effectiveAppearance)
    ring.texts = texts
    super.appearanceDidChange()
  }

  // MARK: Assistive technology

  /// Nothing while a press is under way: what the ring says leads on.
  override var hint: String? { host.control.isEngaged ? nil : hints.hint }
  /// What the ring says.
  override var value: String? { text(of: host.control.label) }

  // MARK: What its host asks

  private func locate() {
    guard let window else { return }
    host.control.bounds = Rect(window.overlayRect(bounds, of: self))
    host.control.viewport = Rect(window.contentArea)
  }

  private func show() {
    followEngagement()
    face.isPressed = host.control.hasContact
    face.isEnabled = isEnabled
    if !host.control.isEngaged {
      scrolling = nil
    } else if scrolling == nil {
      scrolling = ScrollObservation(around: self) { [weak self] in
        self?.host.interrupt(.displaced)
      }
    }
    overlay.isOpen = host.control.isLeftOpen
    if let window { ring.frame = window.contentArea }
    ring.show(host.control)
    if let window, !ring.isEmpty, host.isOnScreen {
      overlay.appear(over: window)
    } else {
      overlay.disappear()
    }
  }

  private func confirm() {
    onConfirm?()
    sendAction()
  }

  private func text(of label: ConfirmAction.Label) -> String {
    switch label {
    case .none: ""
    case .confirm: confirmLabel
    case .ok: okLabel
    case .pressHint: hints.press
    case .holdHint: hints.hold
    case .slideHint: hints.slide
    }
  }
}
#endif
