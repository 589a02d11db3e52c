#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// A button for what cannot be undone: press harder to fill a ring above the finger, slide up onto the
/// full ring, let go.
///
/// It sends `valueChanged` and `primaryActionTriggered` when the person has confirmed, once a press. The
/// ring is drawn above everything in its window, so that nothing clips it. By VoiceOver, Switch Control or
/// a keyboard the first activation arms it, and a second one confirms; so do a tap and one on the ring. What a press does is
/// `ConfirmAction`'s, as `options` say.
///
///     let delete = ConfirmActionButton(title: "Delete")
///     delete.addAction(UIAction { _ in library.delete() }, for: .primaryActionTriggered)
@IBDesignable
open class ConfirmActionButton: PressureButton {
  private let host = ControlHost(ConfirmAction(), on: UIKitPlatform())
  private let face = ButtonFace()
  private lazy var ring = RingView()
  /// While it is engaged: an armed ring goes along with the button.
  private var scrolling: ScrollObservation?
  /// While it is in a window.
  private var transparency: Observation?

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
    addSubview(face)
    ring.button = self
    host.locate = { [weak self] in self?.locate() }
    host.draw = { [weak self] in self?.show() }
    host.enter = { [weak self] in self?.onStateChange?($0) }
    host.intentionDidChange = { [weak self] in self?.onIntentionChange?($0) }
    host.act = { [weak self] _ in self?.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    host.text = { [weak self] in self?.text(of: $0) ?? "" }
    hosting = host
  }

  // MARK: What it is

  /// What the ring says when it is full; "CONFIRM" in the app's language by default.
  @IBInspectable open var confirmLabel: String = KitWord.confirmLabel.text {
    didSet { appearanceDidChange() }
  }

  /// What the ring says when lifting confirms; "OK" in the app's language by default.
  @IBInspectable open var okLabel: String = KitWord.okLabel.text {
    didSet { appearanceDidChange() }
  }

  /// What it says of how it works: after a press that was let go of too early, and as its accessibility hint while it has
  /// no other; in the app's language by default.
  open var hints: ConfirmHints = ConfirmHints() {
    didSet { appearanceDidChange() }
  }

  /// How force, time and keys confirm; a change holds from the next input on. Its colours and the sizes
  /// of its labels are the button's: what is set of them here is set again. A ring without a size of its own is as large
  /// as the button is with its title on one line.
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

  /// The colours of the ring: while it fills, when it is full, and when lifting confirms. White, red and
  /// green by default.
  open var ringColors: RingColors = RingColors() {
    didSet { appearanceDidChange() }
  }

  // MARK: What it does

  /// Where a press is. (`state` is UIKit's.)
  open var controlState: ConfirmAction.State { host.control.state }
  /// How hard the person means it, 0…1; 0 unless a finger is down.
  open var intention: Double { host.control.intention }
  /// The source of the intention.
  open var forceSource: ForceSource { host.control.source }
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((ConfirmAction.State) -> Void)?
  /// Called with `intention`, 0…1, in each frame in which it has changed, on the main thread.
  open var onIntentionChange: ((Double) -> Void)?

  // MARK: UIView

  /// As wide as its title on one line, as high as the title needs in the width that it has, and no lower than 44 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: sizeThatFits(.zero).width, height: sizeThatFits(bounds.size).height)
  }

  /// As large as its title where it may be so wide; a width of 0 is any.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.sizeThatFits(size) }

  /// Lays out its title: on as many lines as that needs, since letters that shrink are what a person who wants large ones
  /// does not.
  open override func layoutSubviews() {
    let hasNewWidth = face.frame.width != bounds.width
    face.frame = bounds
    if hasNewWidth { appearanceDidChange() }
    super.layoutSubviews()
  }

  /// Takes its ring out of the window that it has left.
  open override func didMoveToWindow() {
    ring.removeFromSuperview()
    super.didMoveToWindow()
    transparency =
      window == nil
      ? nil
      : Observation(of: UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
        [weak self] in self?.appearanceDidChange()
      }
  }

  /// The window: the ring is above it.
  override var space: UIView? { nil }

  override func appearanceDidChange() {
    face.content = ButtonFace.Content(
      title: attributedTitle, image: image, font: font, size: buttonSize)
    invalidateIntrinsicContentSize()
    // Else a title of several lines would have a ring that no phone has room for.
    let height = sizeThatFits(.zero).height
    let ringHeight = sizeThatFits(bounds.size).height > height ? Double(height) : nil
    ownRing.set(in: &host.control.options, or: ringHeight)
    let texts = SceneTexts(of: ConfirmAction.Label.allCases) {
      SceneText(string: text(of: $0), font: font)
    }
    texts.tellSizes(to: &host.control.options)
    host.control.options.cornerRadius = face.layer.cornerRadius
    ringColors.apply(to: &host.control.options.palette, in: traitCollection)
    ring.texts = texts
    super.appearanceDidChange()
  }

  // MARK: Assistive technology

  override func hasPart(_ view: UIView) -> Bool { super.hasPart(view) || view === ring }

  /// Nothing while a press is under way: what the ring says leads on.
  override var hint: String? { host.control.isEngaged ? nil : hints.hint(in: traitCollection) }

  /// What the ring says.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text(of: host.control.label) }
    set { super.accessibilityValue = newValue }
  }

  /// A button's.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isEnabled ? .button : [.button, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: What its host asks

  private func locate() {
    guard let window else { return }
    host.control.bounds = Rect(convert(bounds, to: nil))
    host.control.viewport = window.viewport
  }

  private func show() {
    face.isPressed = host.control.hasContact
    face.isEnabled = isEnabled
    if !host.control.isEngaged {
      scrolling = nil
    } else if scrolling == nil {
      scrolling = ScrollObservation(around: self) { [weak self] in
        self?.host.interrupt(.displaced)
      }
    }
    ring.isOpen = host.control.isLeftOpen
    if let window { ring.frame = window.bounds }
    ring.show(host.control)
    if ring.isEmpty || !host.isOnScreen {
      ring.removeFromSuperview()
    } else if ring.superview == nil {
      window?.addSubview(ring)
    }
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
