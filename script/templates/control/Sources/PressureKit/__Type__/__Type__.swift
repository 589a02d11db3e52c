/// A button that acts where a press is let go of, and shows how hard the press is.
///
///     contact begins inside     idle → pressed
///     it lifts inside           pressed → idle    `act`, once
///     it lifts elsewhere        pressed → idle
///
/// Its behaviour is in `__Type__+Press`, its look in `__Type__+Look`. It allocates nothing and needs no frame.
public struct __Type__: DeclaredControl, NormalizableControl {
  /// Where a press is.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Nobody presses it. → `pressed`: a contact begins inside, or a key goes down.
    case idle
    /// It is pressed. → `idle`: the contact lifts or is taken away, or the key comes up.
    case pressed
  }

  /// What it is for.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The person activated it. At most once a press.
    case act
  }

  /// The texts it announces; their words are the host's.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case none
  }

  /// The options it was made with; a change holds from the next input on, colours from the next drawing.
  public var options: __Type__Options
  /// Where the control is on the screen, in points.
  public var bounds: Rect
  /// Whether the person asked for less motion; it has none.
  public var reducesMotion = false

  /// Where a press is.
  public internal(set) var state = State.idle
  /// Whether it takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true

  var press = Press()
  var key = KeyPress()
  var handOver = HandOver()

  /// Makes one at rest.
  public init(
    options: __Type__Options = __Type__Options(),
    bounds: Rect = Rect(x: 0, y: 0, width: 88, height: 44)
  ) {
    self.options = options
    self.bounds = bounds
  }

  /// How hard it is pressed, 0…1; 0 without a contact, and where nothing measures force.
  public var intention: Double { press.isActive ? handOver.intention : 0 }
  /// The source of the intention; `none` without a contact.
  public var source: ForceSource { press.isActive ? handOver.source : .none }
  /// Whether a contact is down.
  public var hasContact: Bool { press.isActive }
  /// Whether a contact or a key is down that may activate it.
  public var isEngaged: Bool { press.isActive || key.isActive }
  /// False: nothing of it changes by itself.
  public var needsFrame: Bool { false }
  /// A button, called what its host calls it.
  public var access: Access {
    Access(role: .button, textSlot: Label.none.rawValue, isEnabled: isEnabled)
  }

  /// The value that stands for all that do the same from now on; see `NormalizableControl`.
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
