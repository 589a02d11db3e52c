#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// A button for an action that cannot be undone: press harder to fill a ring, slide onto the full ring, and lift.
///
/// It calls `onConfirm` when the person has confirmed, at most once for each press. Then it sends `valueChanged` and
/// `primaryActionTriggered` on iPhone and iPad, and its `action` on the Mac. The ring is drawn above everything in the
/// window, so that nothing clips it. If no sensor measures force, holding fills the ring. With VoiceOver, Switch
/// Control or a keyboard, the first activation arms the button and the second one confirms. A tap also arms it, and a
/// tap on the ring confirms. With `options.isInPlace` the button itself fills, and lifting from it confirms. The fill is
/// a part of the view. `ConfirmAction` has the rules of a press; `options` change them.
///
/// In a list, set `item`, so that a reused cell never confirms for another row.
///
///     let delete = ConfirmActionButton(title: "Delete")
///     delete.onConfirm = { library.delete() }
@IBDesignable
open class ConfirmActionButton: PressureButton {
  private let presenter = ConfirmPresenter(on: NativePlatform())
  private let ownFace = ButtonFace()
  /// The control's own layers, in the button's coordinates.
  private let scene = SceneView()
  private lazy var ring = RingView()
  private lazy var overlay = Overlay(ring)
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
    addSubview(ownFace)
    addSubview(scene)
    ring.button = self
    presenter.hasOther = { [weak self] in self?.hasOther(at: $0) ?? false }
    presenter.host.locate = { [weak self] in self?.locate() }
    presenter.host.draw = { [weak self] in self?.show() }
    presenter.host.enter = { [weak self] in self?.enter($0) }
    presenter.host.intentionDidChange = { [weak self] in self?.onIntentionChange?($0) }
    presenter.host.act = { [weak self] _ in self?.confirm() }
    host = presenter.host
    whenEngagementChanges { [weak self] in self?.pressAction.follow(isEngaged: $0) }
  }

  // MARK: Properties

  /// The text on the full ring; "CONFIRM" in the app's language by default.
  @IBInspectable open var confirmLabel: String {
    get { presenter.confirmLabel }
    set {
      presenter.confirmLabel = newValue
      appearanceDidChange()
    }
  }

  /// The text on the ring when lifting confirms; "OK" in the app's language by default.
  @IBInspectable open var okLabel: String {
    get { presenter.okLabel }
    set {
      presenter.okLabel = newValue
      appearanceDidChange()
    }
  }

  /// The text after `okLabel` on the ring: what to do next. "Let go" in the app's language by default. If it is empty, only
  /// `okLabel` is shown.
  @IBInspectable open var releaseLabel: String {
    get { presenter.releaseLabel }
    set {
      presenter.releaseLabel = newValue
      appearanceDidChange()
    }
  }

  /// The texts that explain the button after a press that ended too early. One of them is also its accessibility hint,
  /// unless the app sets another. In the app's language by default.
  open var hints: ConfirmHints {
    get { presenter.hints }
    set {
      presenter.hints = newValue
      appearanceDidChange()
    }
  }

  /// The options for force, time and keys. A change applies from the next input. The button always sets the colours and
  /// the sizes of the labels itself. By default, the ring is as large as the button with its title on one line, and at
  /// least 28 points.
  open var options: ConfirmOptions {
    get { presenter.options }
    set {
      presenter.options = newValue
      appearanceDidChange()
    }
  }

  /// The colours of the ring while it fills (`neutral`), when it is full (`selected`), and when lifting confirms
  /// (`confirmed`); white, red and green by default. `fill` is the filled part of a button in place; by default the tint,
  /// mostly clear. `title` is the tint and the edge of a pressed button; by default the tint. The others follow the light or
  /// dark appearance.
  open var ringColors = RingColors() {
    didSet { appearanceDidChange() }
  }

  /// The view of the item that the action concerns, such as a row of a list; nil by default. If it contains the button, it stays
  /// clear while the rest of the window recedes, so that one sees what goes. The button does not keep it in memory.
  open weak var itemView: NativeView?
  /// Returns the view of the item when a press begins, if there is no `itemView`. SwiftUI may make that view after the button.
  package var findItem: @MainActor () -> NativeView? = { nil }

  /// The state of the press.
  open var controlState: ConfirmAction.State { presenter.host.control.state }
  /// The intention of the press, 0…1; 0 unless something presses.
  open var intention: Double { presenter.host.control.intention }
  /// The source of the intention.
  open var forceSource: ForceSource { presenter.host.control.source }
  /// Called when the person has confirmed, at most once for each press, on the main thread. A press or an arming calls the
  /// closure that was set when it began.
  open var onConfirm: (() -> Void)? {
    get { pressAction.newest }
    set { pressAction.newest = newValue }
  }
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((ConfirmAction.State) -> Void)?
  /// Called with `intention`, 0…1, in each frame in which it has changed, on the main thread.
  open var onIntentionChange: ((Double) -> Void)?

  // MARK: View

  /// The width of its title on one line, and the height that the title needs in the present width. The height is at
  /// least that of the button's size.
  open override var intrinsicContentSize: CGSize { ownFace.wantedSize(in: bounds.size) }

  override var face: ButtonFace? { ownFace }

  override func layOut() {
    let hasNewSize = ownFace.frame.size != bounds.size
    ownFace.frame = bounds
    scene.frame = bounds
    scene.invalidate()
    if hasNewSize { appearanceDidChange() }
  }

  override func willLeaveWindow() {
    overlay.disappear()
  }

  override var isPressedOnOverlay: Bool { true }

  override func hit(at place: Point, withOverlay: Bool) -> NativeView? {
    window.flatMap { overlay.view(at: place, in: $0, takesTouches: withOverlay) }
  }

  override func appearanceDidChange() {
    write(on: ownFace)
    invalidateIntrinsicContentSize()
    presenter.sizeRing(
      wantedHeight: Double(intrinsicContentSize.height),
      oneLineHeight: Double(ownFace.oneLineHeight))
    let texts = SceneTexts(of: ConfirmAction.Label.allCases) {
      ringText(presenter.text(of: $0), of: $0)
    }
    texts.setSizes(in: &presenter.host.control.options)
    presenter.host.control.options.cornerRadius = Double(ownFace.cornerRadius)
    let palette = ConfirmPresenter.palette(
      tint: LayerColor(tint, in: nativeEnvironment),
      isDark: LayerColor(.shownText, in: nativeEnvironment).red > 0.5)
    presenter.color(ringColors.palette(palette, in: nativeEnvironment))
    ownFace.hasEdge = presenter.host.control.options.increasesContrast
    ring.texts = texts
    super.appearanceDidChange()
  }

  /// A text beside the ring. It is smaller than the title, and grows with it. The letters of "CONFIRM" and "OK" are bold, and
  /// further apart.
  private func ringText(_ string: String, of label: ConfirmAction.Label) -> SceneText {
    let isHint = [.pressHint, .holdHint, .slideHint].contains(label)
    let isNext = label == .confirm || label == .ok
    let size = max(isHint ? 12.0 : 13, font.pointSize * (isHint ? 12 : 13) / 17)
    var text = SceneText(
      string: string, font: .systemFont(ofSize: size, weight: isNext ? .bold : .medium))
    if isNext {
      text.attributed = NSAttributedString(string: string, attributes: [.kern: 0.03 * size])
    }
    return text
  }

  override var hint: String? { presenter.hint }
  override var value: String? { presenter.value }

  // MARK: Host

  private func locate() {
    presenter.host.control.options.isRightToLeft = isRightToLeft
    guard let window else { return }
    presenter.host.control.bounds = Rect(window.overlayRect(bounds, of: self))
    presenter.host.control.viewport = window.viewport
    let item = (itemView ?? findItem()).flatMap { $0.window === window ? $0 : nil }
    presenter.host.control.item = item.map { Rect(window.overlayRect($0.bounds, of: $0)) }
    presenter.host.control.itemCornerRadius = Double(item?.shownCornerRadius ?? 0)
  }

  private func hasOther(at place: Point) -> Bool {
    hit(at: place, withOverlay: false)?.hasControl(besides: self) ?? false
  }

  private func show() {
    followEngagement()
    ownFace.isEnabled = isEnabled
    let control = presenter.host.control
    var own = control
    own.bounds = Rect(bounds)
    scene.show(own) { control.isOwn($0) }
    overlay.isOpen = control.isLeftOpen
    if let window { ring.frame = window.overlayArea }
    ring.show(control.aboveOwnLayers) { !control.isOwn($0) }
    if let window, !ring.isEmpty, presenter.host.isOnScreen {
      overlay.appear(over: window)
    } else {
      overlay.disappear()
    }
    // The value also changes within a state: to "Let go".
    report(.step)
  }

  private func enter(_ state: ConfirmAction.State) {
    onStateChange?(state)
  }

  private func confirm() {
    pressAction.closure?()
    report(.confirmation)
  }
}
#endif
