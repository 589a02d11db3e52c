#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// A button that acts when a press lifts inside of it, and shows how hard the press is.
///
/// It calls `onAct` when the person has activated it, at most once for each press. Then it sends `primaryActionTriggered` on
/// iPhone and iPad, and its `action` on the Mac. Its accessibility label is its name.
@IBDesignable
open class __Type__View: PressureControl {
  private let presenter = __Type__Presenter(on: NativePlatform())
  private let scene = SceneView()

  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes the view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(scene)
    presenter.host.locate = { [weak self] in self?.locate() }
    presenter.host.draw = { [weak self] in self?.show() }
    presenter.host.enter = { [weak self] in self?.enter($0) }
    presenter.host.act = { [weak self] _ in self?.act() }
    host = presenter.host
    whenEngagementChanges { [weak self] in self?.presenter.pressAction.follow(isEngaged: $0) }
  }

  /// The control's state.
  open var controlState: __Type__.State { presenter.host.control.state }
  /// The intention, 0…1; 0 without a contact.
  open var intention: Double { presenter.host.control.intention }

  /// The options. A change applies from the next input. The view sets the `colors` that are not nil itself.
  open var options: __Type__Options {
    get { presenter.host.control.options }
    set {
      presenter.host.control.options = newValue
      appearanceDidChange()
    }
  }

  /// The colours; by default those of the options.
  open var colors = ControlColors<__Type__Palette>() {
    didSet { appearanceDidChange() }
  }

  /// The item that the control acts on, such as the `id` of a list's element; nil, the default, if none is set. A change
  /// of the item or of the accessibility label cancels a press.
  open var item: AnyHashable? {
    didSet { if item != oldValue { actsOnSomethingElse() } }
  }

  /// Called when the person has activated the control, on the main thread, before the event or the action is sent.
  open var onAct: (() -> Void)? {
    get { presenter.pressAction.newest }
    set { presenter.pressAction.newest = newValue }
  }
  /// Called after every change of `controlState`, on the main thread.
  open var onStateChange: ((__Type__.State) -> Void)?

  // MARK: View

  /// 88 by 44 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 88, height: 44) }

  override func layOut() {
    scene.frame = bounds
    scene.invalidate()
  }

  override func appearanceDidChange() {
    presenter.host.control.options.palette = colors.palette(
      presenter.host.control.options.palette, in: nativeEnvironment)
    super.appearanceDidChange()
  }

  override var value: String? { presenter.value }

  // MARK: Host

  private func locate() {
    presenter.host.control.bounds = Rect(bounds)
  }

  private func show() {
    followEngagement()
    scene.show(presenter.host.control)
  }

  private func enter(_ state: __Type__.State) {
    onStateChange?(state)
    report(.state)
  }

  private func act() {
    presenter.pressAction.closure?()
    report(.act)
  }
}
#endif
