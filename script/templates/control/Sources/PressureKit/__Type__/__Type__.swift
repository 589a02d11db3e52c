/// A button that acts when a press lifts inside of it, and shows how hard the press is.
///
///     contact begins inside     idle → pressed
///     contact lifts inside      pressed → idle    `act`, once
///     contact lifts elsewhere   pressed → idle
///
/// Its behaviour is in `__Type__+Press`, and its look in `__Type__+Look`. It allocates no memory and needs no frames.
public struct __Type__: DeclaredControl, NormalizableControl {
  /// The states of a press.
  public enum State: UInt8, CaseIterable, Sendable {
    /// The button is at rest. → `pressed`: a contact begins inside, or a key goes down.
    case idle
    /// The button is pressed. → `idle`: the contact lifts or is taken away, or the key comes up.
    case pressed
  }

  /// The acts of the control, for its host.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The person activated the button. At most once per press.
    case act
  }

  /// The texts that the control announces. The host supplies their words.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// No text.
    case none
  }

  /// The options. A change takes effect at the next input, a change of colours at the next drawing.
  public var options: __Type__Options
  /// The control's rectangle on the screen, in points.
  public var bounds: Rect
  /// True if the person asked for reduced motion. This control has no motion.
  public var reducesMotion = false

  /// The present state.
  public internal(set) var state = State.idle
  /// True if the control takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true

  var press = Press()
  var key = KeyPress()
  var handOver = HandOver()

  /// Makes a control at rest.
  public init(
    options: __Type__Options = __Type__Options(),
    bounds: Rect = Rect(x: 0, y: 0, width: 88, height: 44)
  ) {
    self.options = options
    self.bounds = bounds
  }

  /// The intention, 0…1; 0 without a contact or a sensor.
  public var intention: Double { press.isActive ? handOver.intention : 0 }
  /// The source of the intention; `none` without a contact.
  public var source: ForceSource { press.isActive ? handOver.source : .none }
  /// True while a contact is down.
  public var hasContact: Bool { press.isActive }
  /// True while a contact or a key is down that may activate the control.
  public var isEngaged: Bool { press.isActive || key.isActive }
  /// False: the control never changes by itself.
  public var needsFrame: Bool { false }
  /// The control for assistive technology: a button with the host's name.
  public var access: Access {
    Access(role: .button, textSlot: Label.none.rawValue, isEnabled: isEnabled)
  }

  /// The representative of all values that behave the same from now on; see `NormalizableControl`.
  public var normalForm: __Type__ {
    var form = __Type__(options: options, bounds: bounds)
    form.reducesMotion = reducesMotion
    form.state = state
    form.isEnabled = isEnabled
    form.key = key
    if press.isActive { (form.press, form.handOver) = (press, handOver) }
    return form
  }
}
