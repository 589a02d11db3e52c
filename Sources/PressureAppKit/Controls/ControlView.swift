#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// A view of any control, also of one that is not the kit's: it draws the control in its own bounds and feeds it the
/// mouse, a trackpad's pressure, keys and assistive technology.
///
/// The closures tell what happens. It cannot be made in a storyboard. What may be drawn outside of the bounds is not
/// clipped by this view, but by what it is in.
///
///     let bell = ControlView(Bell(), size: CGSize(width: 96, height: 96))
///     bell.setAccessibilityLabel("Service")
///     bell.onAct = { _ in call() }
public final class ControlView<Value: DeclaredControl>: PressureControl {
  private let host: ControlHost<Value>
  private let scene = SceneView()
  private let size: CGSize
  private var colors: [UInt8: NSColor] = [:]

  /// Makes the view of a control, as large as that, in points, unless it is given another size.
  public init(_ control: Value, size: CGSize) {
    host = ControlHost(control, on: AppKitPlatform())
    self.size = size
    super.init(frame: NSRect(origin: .zero, size: size))
    addSubview(scene)
    host.locate = { [weak self] in self?.locate() }
    host.draw = { [weak self] in self?.show() }
    host.enter = { [weak self] in
      self?.onStateChange?($0)
      self?.tellValue()
    }
    host.act = { [weak self] in self?.tell($0) }
    host.text = { [weak self] in self?.texts[$0] ?? "" }
    hosting = host
  }

  /// Does nothing: a storyboard does not know which control.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The control as it is now.
  public var control: Value { host.control }
  /// Where the control is in its protocol.
  public var controlState: Value.State { host.control.state }

  /// The control's options; a change holds from the next input on. Colours that are set by `setColor(_:for:)` and the
  /// sizes of texts are the view's: what is set of them here is set again.
  public var options: Value.Options {
    get { host.control.options }
    set {
      host.control.options = newValue
      appearanceDidChange()
    }
  }

  /// What the control shows and says, by its labels, in the language of the app; nothing by default.
  public var texts: [Value.Label: String] = [:] {
    didSet { appearanceDidChange() }
  }

  /// The font of the texts; the headline's by default, and after it was set to nil.
  public override var font: NSFont! {
    get { ownFont ?? .preferredFont(forTextStyle: .headline, options: [:]) }
    set { ownFont = newValue }
  }
  private var ownFont: NSFont? {
    didSet { appearanceDidChange() }
  }

  /// Called when what the control is for happens, on the main thread; then `action` is sent, whichever act it is.
  public var onAct: ((Value.Act) -> Void)?
  /// Called after every change of the control's state.
  public var onStateChange: ((Value.State) -> Void)?

  /// Sets one of the control's colours, light or dark as the app is; nil is the options' own.
  public func setColor(_ color: NSColor?, for name: Value.Options.Palette.Name) {
    colors[name.rawValue] = color
    appearanceDidChange()
  }

  /// Does to the control what no input does, and tells what comes of it.
  public func update(_ body: (inout Value, _ time: Double) -> EventList<Value.Event>) {
    host.update(body)
  }

  // MARK: NSView

  /// The size it was made with.
  public override var intrinsicContentSize: NSSize { size }

  /// Lays out what the control draws.
  public override func layout() {
    scene.frame = bounds
    scene.invalidate()
    super.layout()
  }

  override func appearanceDidChange() {
    let shown = SceneTexts(of: texts.keys) { SceneText(string: texts[$0] ?? "", font: font) }
    shown.tellSizes(to: &host.control.options)
    for name in Value.Options.Palette.Name.allCases {
      guard let color = colors[name.rawValue] else { continue }
      host.control.options.palette[name] = LayerColor(color, in: effectiveAppearance)
    }
    scene.texts = shown
    super.appearanceDidChange()
  }

  /// What the control says of itself now.
  override var value: String? {
    Value.Label(rawValue: host.access.textSlot).flatMap { texts[$0] }
  }

  // MARK: What its host asks

  private func tell(_ act: Value.Act) {
    onAct?(act)
    sendAction()
  }

  private func locate() {
    host.control.bounds = Rect(bounds)
  }

  private func show() {
    followEngagement()
    scene.show(host.control)
  }
}
#endif
