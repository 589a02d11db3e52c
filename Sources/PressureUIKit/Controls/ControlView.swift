#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// A view of any control, also of one that is not the kit's: it draws the control in its own bounds and feeds it
/// touches, keys and assistive technology.
///
/// It sends `primaryActionTriggered` when what the control is for happens, and `valueChanged` after every change of its
/// state; the closures say which. It cannot be made in a storyboard. What may be drawn outside of the bounds is not
/// clipped by this view, but by what it is in.
///
///     let bell = ControlView(Bell(), size: CGSize(width: 96, height: 96))
///     bell.accessibilityLabel = "Service"
///     bell.onAct = { _ in call() }
public final class ControlView<Value: DeclaredControl>: PressureControl {
  private let host: ControlHost<Value>
  private let scene = SceneView()
  private let size: CGSize
  private var colors: [UInt8: UIColor] = [:]

  /// Makes the view of a control, as large as that, in points, unless it is given another size.
  public init(_ control: Value, size: CGSize) {
    host = ControlHost(control, on: UIKitPlatform())
    self.size = size
    super.init(frame: CGRect(origin: .zero, size: size))
    addSubview(scene)
    host.locate = { [weak self] in self?.locate() }
    host.draw = { [weak self] in self?.show() }
    host.enter = { [weak self] in self?.enter($0) }
    host.act = { [weak self] in self?.act($0) }
    host.text = { [weak self] in self?.texts[$0] ?? "" }
    hosting = host
  }

  /// Does nothing: a storyboard does not know which control.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The control as it is now.
  public var control: Value { host.control }
  /// Where the control is in its protocol. (`state` is UIKit's.)
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

  /// The font of the texts. By default, and after it was set to nil, the headline's, as large as the person wants texts,
  /// also when that changes; one that is set stays as it is.
  public var font: UIFont! {
    get { ownFont ?? preferredFont() }
    set { ownFont = newValue }
  }
  private var ownFont: UIFont? {
    didSet { appearanceDidChange() }
  }

  /// Called when what the control is for happens, on the main thread.
  public var onAct: ((Value.Act) -> Void)?
  /// Called after every change of the control's state.
  public var onStateChange: ((Value.State) -> Void)?

  /// Sets one of the control's colours, light or dark as the app is; nil is the options' own.
  public func setColor(_ color: UIColor?, for name: Value.Options.Palette.Name) {
    colors[name.rawValue] = color
    appearanceDidChange()
  }

  /// Does to the control what no input does, and tells what comes of it.
  public func update(_ body: (inout Value, _ time: Double) -> EventList<Value.Event>) {
    host.update(body)
  }

  // MARK: UIView

  /// The size it was made with.
  public override var intrinsicContentSize: CGSize { size }

  /// Lays out what the control draws.
  public override func layoutSubviews() {
    scene.frame = bounds
    scene.invalidate()
    super.layoutSubviews()
  }

  override func appearanceDidChange() {
    let shown = SceneTexts(of: texts.keys) { SceneText(string: texts[$0] ?? "", font: font) }
    shown.tellSizes(to: &host.control.options)
    for name in Value.Options.Palette.Name.allCases {
      guard let color = colors[name.rawValue] else { continue }
      host.control.options.palette[name] = LayerColor(color, in: traitCollection)
    }
    scene.texts = shown
    super.appearanceDidChange()
  }

  // MARK: Assistive technology

  /// What the control says of itself now.
  public override var accessibilityValue: String? {
    get {
      super.accessibilityValue ?? Value.Label(rawValue: host.access.textSlot).flatMap { texts[$0] }
    }
    set { super.accessibilityValue = newValue }
  }

  /// What the control is: a button, a link, or something that changes by itself.
  public override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let access = host.access
      var traits = super.accessibilityTraits
      switch access.role {
      case .button: traits.insert(.button)
      case .link: traits.insert(.link)
      case .meter: traits.insert(.updatesFrequently)
      }
      if access.isBusy { traits.insert(.updatesFrequently) }
      if !access.isEnabled { traits.insert(.notEnabled) }
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

  private func enter(_ state: Value.State) {
    onStateChange?(state)
    sendActions(for: .valueChanged)
  }

  private func act(_ act: Value.Act) {
    onAct?(act)
    sendActions(for: .primaryActionTriggered)
  }
}
#endif
