/// Content with a preview: press to peek at it, press deeper to pop it open.
///
///     level above 0.075 of the sensor's range idle → hint    everything else recedes
///     level above 0.20                        hint → peek    the preview appears
///     the contact slides up                   peek → actions the actions are uncovered
///     level above 0.75                        peek → pop     the content opens: `pop`, once
///     it lifts before it has peeked           → pop          a tap opens the content as well (`takesTaps`)
///
/// Its acts report what begins and ends, each right before the state that it belongs to: `begin` when it leaves `idle`, `peek`
/// when the preview appears, and `close` when the preview disappears without a pop. `pop` comes right after its state.
///
/// A lift in `peek` closes the preview. A lift in `actions` leaves it open, so that the person can choose an action.
///
/// Without a sensor, holding for half a second peeks, and lifting leaves the preview open with its actions. A tap on the
/// preview then pops, and a tap outside closes it.
///
/// By key or assistive technology, an activation pops, and `open(at:)` opens the preview. A cancelled contact dismisses in any
/// state.
///
/// Its behaviour is in `PeekPop+Press`, its look in `PeekPop+Look` and `PeekMotion`. It allocates no memory and needs no frames
/// at rest.
public struct PeekPop: DeclaredControl, NormalizableControl {
  /// The states of a press.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Only the control itself is shown. → `hint`: pressed harder than a touch, or held. → `peek`: pressed deep at once, or
    /// opened by `open(at:)`. → `pop`: tapped or activated.
    case idle
    /// Everything else recedes. → `peek`: the press is deep. → `pop`: it lifted on the control. → `idle`: the force fell, or it
    /// was cancelled.
    case hint
    /// The preview is shown. → `pop`: pressed deeper, or tapped when left open. → `actions`: slid up, or left open with
    /// actions. → `idle`: the force fell, it lifted, or was cancelled.
    case peek
    /// The preview is shown with its actions. → `peek`: slid down again. → `pop`: tapped on the preview. → `idle`: closed or
    /// cancelled.
    case actions
    /// The content opens. → `idle`: by itself, a moment later.
    case pop
  }

  /// The acts of a PeekPop.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The content opens, so the host opens it. At most once per press, right after the state `pop`.
    case pop
    /// The host is to make the content. Right before it leaves `idle`, also for a pop.
    case begin
    /// The preview appears. Right before the state, from `idle` or `hint`; not when its actions are covered again.
    case peek
    /// The preview disappears without a pop. Right before `idle`.
    case close
    /// The person chose one of the host's actions from a preview that was left open; see `choose(at:)`. Right before `close`.
    case action
  }
  /// It has no texts.
  public typealias Label = Nothing

  /// The control's options; a change takes effect with the next input.
  public var options: PeekOptions
  /// The control's frame on the screen, in points.
  public var bounds: Rect
  /// The visible part of the screen, in points, in the coordinate space of `bounds`. The preview stays inside it.
  public var viewport: Rect
  /// True if the person prefers reduced motion. Then nothing scales.
  public var reducesMotion = false
  /// True if a tap pops, which is the default. False if a tap is for the host, as on a native view that handles its own: a lift
  /// before the preview has appeared then ends the press without an act.
  public var takesTaps: Bool {
    get { traits.takesTaps }
    set { traits.takesTaps = newValue }
  }

  /// The current state.
  public internal(set) var state = State.idle
  /// True if it takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true
  /// True while the preview stays without a contact, until it closes or pops. A new contact does not change that.
  public internal(set) var isLeftOpen = false
  /// True while a menu of the system shows the content, and nothing has taken it back; see `openMenu(at:)`.
  public internal(set) var isInMenu = false

  var traits: PeekTraits
  var clock = ElapsedClock()
  var press = DeepPress()
  var key = KeyPress()
  /// The position at which the press that peeked began.
  var touch = Point.zero
  /// The lowest position of the contact since it peeked. Sliding up is measured from there.
  var slideStart = 0.0
  /// The time until which no press begins, on `clock`, so that a double click on a popping preview counts once.
  var guardedUntil = 0.0
  var motion = PeekMotion()

  /// Makes a control at rest.
  public init(
    options: PeekOptions = PeekOptions(), bounds: Rect = Rect(x: 0, y: 0, width: 44, height: 44),
    viewport: Rect = .unbounded
  ) {
    self.init(options: options, bounds: bounds, viewport: viewport, traits: PeekTraits())
  }

  init(options: PeekOptions, bounds: Rect, viewport: Rect, traits: PeekTraits) {
    self.traits = traits
    self.options = options
    self.bounds = bounds
    self.viewport = viewport
  }

  /// The options of the current or the next press.
  var pressOptions: DeepPressOptions {
    var options = options.press
    // An open preview holds back scrolling. Without content, no press is deep.
    if isLeftOpen { options.slop = .infinity }
    if !traits.hasContent { options.threshold = .infinity }
    return options
  }

  /// True: contacts press the preview.
  public static var opensContent: Bool { true }
  /// True for `close`: the preview has disappeared.
  public static var reports: UInt16 { 1 << Act.close.rawValue }

  /// The depth of the press, 0…1 of the sensor's range; 0 unless a contact is down.
  public var intention: Double { press.level }
  /// The source of the intention; `none` unless a contact is down.
  public var source: ForceSource { press.source }
  /// The progress to the pop, 0…1; 0 unless a contact is down, 1 in `pop`.
  public var progress: Double {
    state == .pop ? 1 : press.level.part(from: 0, to: options.pop)
  }

  /// The place where the present or last contact came down, in points.
  public var start: Point { press.start }
  /// True while a contact is down.
  public var hasContact: Bool { press.isActive }
  /// True while a contact is down that has peeked. Before, it may become a scroll.
  public var holdsScroll: Bool { press.isActive && press.wasDeep }
  /// True while a contact or a key is down, or the preview is shown.
  public var isEngaged: Bool { press.isActive || key.isActive || state != .idle }

  /// True while it changes as time passes: holding counts, or something moves.
  public var needsFrame: Bool {
    @inline(never)  // shared with AppIcon
    get {
      let isCounting = press.isActive && !press.wasDeep && !isLeftOpen && traits.hasContent
      return isCounting || state == .pop || motion.isMoving(at: clock.now)
    }
  }

  /// The time until it leaves `pop`, in seconds; infinite in other states.
  public var dueIn: Double { state == .pop ? guardedUntil - clock.now : .infinity }
}

/// The differences between the controls that peek: a PeekPop, and the menu of an AppIcon.
struct PeekTraits: Hashable, Sendable {
  /// True if there is a preview. If false, no press is deep and nothing opens.
  var hasContent = true
  /// True if the preview stays when the force falls or the contact lifts.
  var stays = false
  /// True if a tap pops. If false, the host handles taps itself.
  var takesTaps = true
  /// True if the preview leads to content. A deeper press or a tap on it then pops, and the acts report what begins and ends.
  var leadsOn = true
  /// True if the preview is beside the contact. If false, it is beside the control, which stays visible.
  var isAtContact = true
}
