#if VIEWS
import PressureHosting
import PressureKit
import PressureLayers

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A button for what cannot be undone: press harder to fill a ring, slide onto the full ring, and let go.
///
/// It calls `onConfirm` when the person has confirmed, once a press. Then on iPhone and iPad it sends `valueChanged` and
/// `primaryActionTriggered`, and on the Mac its `action`. The ring is drawn above everything in the window, so that nothing
/// clips it. Where nothing measures force, holding fills the ring. By VoiceOver, Switch Control or a keyboard the first
/// activation arms the button, and a second one confirms; so do a tap and one on the ring. `ConfirmAction` has the rules of
/// a press, which `options` change.
///
///     let delete = ConfirmActionButton(title: "Delete")
///     delete.onConfirm = { library.delete() }
@IBDesignable
open class ConfirmActionButton: PressureButton {
  private let presenter = ConfirmPresenter(on: NativePlatform())
  private let ownFace = ButtonFace()
  private lazy var ring = RingView()
  private lazy var overlay = Overlay(ring)
  /// While it is engaged: an armed ring goes along with the button.
  private var scrolling: [AnyObject]?

  private var host: ControlHost<ConfirmAction> { presenter.host }

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
    addSubview(ownFace)
    ring.button = self
    host.locate = { [weak self] in self?.locate() }
    host.draw = { [weak self] in self?.show() }
    host.enter = { [weak self] in self?.enter($0) }
    host.intentionDidChange = { [weak self] in self?.onIntentionChange?($0) }
    host.act = { [weak self] _ in self?.confirm() }
    hosting = host
  }

  // MARK: Properties

  /// What the ring says when it is full; "CONFIRM" in the app's language by default.
  @IBInspectable open var confirmLabel: String {
    get { presenter.confirmLabel }
    set {
      presenter.confirmLabel = newValue
      appearanceDidChange()
    }
  }

  /// What the ring says when lifting confirms; "OK" in the app's language by default.
  @IBInspectable open var okLabel: String {
    get { presenter.okLabel }
    set {
      presenter.okLabel = newValue
      appearanceDidChange()
    }
  }

  /// The texts that say how the button works: after a press that was let go of too early, and as its accessibility hint
  /// unless it has another; in the app's language by default.
  open var hints: ConfirmHints {
    get { presenter.hints }
    set {
      presenter.hints = newValue
      appearanceDidChange()
    }
  }

  /// How force, time and keys confirm; a change holds from the next input on. The button sets the colours and the sizes of
  /// the labels again. A ring without a size of its own is as large as the button is with its title on one line, and no
  /// smaller than 28 points.
  open var options: ConfirmOptions {
    get { presenter.options }
    set {
      presenter.options = newValue
      appearanceDidChange()
    }
  }

  /// The colours of the ring while it fills (`neutral`), when it is full (`selected`), and when lifting confirms
  /// (`confirmed`); white, red and green by default.
  open var ringColors = RingColors() {
    didSet { appearanceDidChange() }
  }

  /// Where a press is.
  open var controlState: ConfirmAction.State { host.control.state }
  /// How hard the person presses on purpose, 0…1; 0 unless something presses.
  open var intention: Double { host.control.intention }
  /// The source of the intention.
  open var forceSource: ForceSource { host.control.source }
  /// Called when the person has confirmed, once a press, on the main thread.
  open var onConfirm: (() -> Void)?
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((ConfirmAction.State) -> Void)?
  /// Called with `intention`, 0…1, in each frame in which it has changed, on the main thread.
  open var onIntentionChange: ((Double) -> Void)?

  // MARK: View

  /// As wide as its title on one line, as high as the title needs in the width that it has, and no lower than its size
  /// says.
  open override var intrinsicContentSize: CGSize { ownFace.wantedSize(in: bounds.size) }

  override var face: ButtonFace? { ownFace }

  override func layOut() {
    let hasNewSize = ownFace.frame.size != bounds.size
    ownFace.frame = bounds
    if hasNewSize { appearanceDidChange() }
  }

  override func willLeaveWindow() {
    overlay.disappear()
  }

  override var isPressedOnOverlay: Bool { true }

  override func appearanceDidChange() {
    write(on: ownFace)
    invalidateIntrinsicContentSize()
    presenter.sizeRing(
      height: Double(bounds.height), wantedHeight: Double(intrinsicContentSize.height),
      oneLineHeight: Double(ownFace.oneLineHeight))
    let texts = SceneTexts(of: ConfirmAction.Label.allCases) {
      SceneText(string: presenter.text(of: $0), font: font)
    }
    texts.tellSizes(to: &host.control.options)
    host.control.options.cornerRadius = Double(ownFace.cornerRadius)
    presenter.color(ringColors.palette(ConfirmPalette(), in: nativeEnvironment))
    ring.texts = texts
    super.appearanceDidChange()
  }

  override var hint: String? { presenter.hint }
  override var value: String? { presenter.value }

  // MARK: Host

  private func locate() {
    guard let window else { return }
    host.control.bounds = Rect(window.overlayRect(bounds, of: self))
    host.control.viewport = window.viewport
  }

  private func show() {
    followEngagement()
    ownFace.isPressed = host.control.hasContact
    ownFace.isEnabled = isEnabled
    if !host.control.isEngaged {
      scrolling = nil
    } else if scrolling == nil {
      scrolling = observeScrolls { [weak self] in
        self?.host.interrupt(.displaced)
      }
    }
    overlay.isOpen = host.control.isLeftOpen
    if let window { ring.frame = window.overlayArea }
    ring.show(host.control)
    if let window, !ring.isEmpty, host.isOnScreen {
      overlay.appear(over: window)
    } else {
      overlay.disappear()
    }
  }

  private func enter(_ state: ConfirmAction.State) {
    onStateChange?(state)
    tell(.step)
  }

  private func confirm() {
    onConfirm?()
    tell(.confirmation)
  }
}
#endif
