#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// A view of any control, including one that is not the kit's. It draws the control in its own bounds, and feeds it
/// presses, keys and the actions of assistive technology.
///
/// On iPhone and iPad it sends `primaryActionTriggered` when the control acts, and `valueChanged` after every change of
/// its state. On the Mac it sends `action` when the control acts. The closures receive the act and the state. A
/// storyboard cannot make this view. It does not clip what the control draws outside the bounds.
///
///     let bell = ControlView(Bell(), size: CGSize(width: 96, height: 96))
///     bell.texts = [.ring: "Ring"]
///     bell.onAct = { _ in call() }
public final class ControlView<Value: DeclaredControl>: TextControl {
  private let valueHost: ControlHost<Value>
  /// The options as the app has set them, without the view's own sizes and colours.
  private var ownOptions: Value.Options
  private let scene = SceneView()
  private let size: CGSize
  private var pressAction = PressAction<(Value.Act) -> Void>()

  /// Makes the view of a control. `size` is its intrinsic size, in points.
  public init(_ control: Value, size: CGSize) {
    valueHost = ControlHost(control, on: NativePlatform())
    ownOptions = control.options
    self.size = size
    super.init(frame: CGRect(origin: .zero, size: size))
    addSubview(scene)
    valueHost.locate = { [weak self] in self?.locate() }
    valueHost.draw = { [weak self] in self?.show() }
    valueHost.enter = { [weak self] in self?.enter($0) }
    valueHost.act = { [weak self] in self?.act($0) }
    valueHost.text = { [weak self] in self?.texts[$0] ?? "" }
    host = valueHost
    whenEngagementChanges { [weak self] in self?.pressAction.follow(isEngaged: $0) }
  }

  /// Returns nil: a storyboard does not know which control to show.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The control in its present state.
  public var control: Value { valueHost.control }
  /// The control's state.
  public var controlState: Value.State { valueHost.control.state }

  /// The control's options, as the app has set them. A change applies from the next input. The options of `control` also
  /// have what the view sets itself: the sizes of its texts, and its `colors` that are not nil.
  public var options: Value.Options {
    get { ownOptions }
    set {
      ownOptions = newValue
      appearanceDidChange()
    }
  }

  /// The texts that the control shows and announces, by label, in the app's language; empty by default.
  public var texts: [Value.Label: String] = [:] {
    didSet { appearanceDidChange() }
  }

  /// The control's colours; by default those of its options.
  public var colors = ControlColors<Value.Options.Palette>() {
    didSet { appearanceDidChange() }
  }

  /// The item that the control acts on, such as the `id` of a list's element; nil, the default, if none is set. A change
  /// of the item or of the accessibility label cancels a press. A control of your own has to cancel presses as
  /// `ControlValue.interrupt` requires.
  public var item: AnyHashable? {
    didSet { if item != oldValue { actsOnSomethingElse() } }
  }

  /// Called when the control acts, on the main thread, before the event or the action is sent. A press calls the closure
  /// that was set when it began.
  public var onAct: ((Value.Act) -> Void)? {
    get { pressAction.newest }
    set { pressAction.newest = newValue }
  }
  /// Called after every change of the control's state, on the main thread.
  public var onStateChange: ((Value.State) -> Void)?

  /// Changes the control other than by an input, and passes its events on. Set options with `options`.
  public func update(_ body: (inout Value, _ time: Double) -> EventList<Value.Event>) {
    valueHost.update(body)
  }

  // MARK: View

  /// The size that the view was made with.
  public override var intrinsicContentSize: CGSize { size }

  override func layOut() {
    scene.frame = bounds
    scene.invalidate()
  }

  override func appearanceDidChange() {
    let shown = SceneTexts(of: texts.keys) { SceneText(string: texts[$0] ?? "", font: font) }
    var options = ownOptions
    shown.setSizes(in: &options)
    options.palette = colors.palette(options.palette, in: nativeEnvironment)
    valueHost.control.options = options
    scene.texts = shown
    super.appearanceDidChange()
  }

  override var value: String? {
    Value.Label(rawValue: valueHost.access.textSlot).flatMap { texts[$0] }
  }

  // MARK: Host

  private func locate() {
    valueHost.control.bounds = Rect(bounds)
  }

  private func show() {
    followEngagement()
    scene.show(valueHost.control)
  }

  private func enter(_ state: Value.State) {
    onStateChange?(state)
    report(.state)
  }

  private func act(_ act: Value.Act) {
    pressAction.closure?(act)
    report(.act)
  }
}
#endif
