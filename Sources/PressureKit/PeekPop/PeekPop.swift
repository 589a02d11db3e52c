/// Content that one can look into before one goes there: press to peek, press deeper to pop.
///
///     level above 0.075 of the sensor's range idle → hint    everything else recedes
///     level above 0.20                        hint → peek    the preview is there
///     the contact slides up                   peek → actions they are uncovered
///     level above 0.75                        peek → pop     the content opens: `pop`, once
///     it lifts before it has peeked           → pop          a tap opens the content as well
///
/// Its acts say what begins and ends, each right before the state that it belongs to: `begin` as it leaves `idle`, `peek` as
/// the preview comes, `close` as that goes without a pop. `pop` comes right after its state.
///
/// Lifting in `peek` closes the preview; in `actions` it leaves them to be chosen. Without a sensor,
/// holding for half a second peeks, and lifting leaves the preview open with its actions: a tap on it
/// pops, one outside closes it. By key or assistive technology an activation pops, and `open(at:)` opens
/// the preview. A cancel dismisses from anywhere.
///
/// Its behaviour is in `PeekPop+Press`, its look in `PeekPop+Look` and `PeekMotion`. It allocates nothing and needs no frame
/// at rest.
public struct PeekPop: DeclaredControl, NormalizableControl {
  /// Where a press is.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Nothing is to be seen of it. → `hint`: pressed harder than a touch, or held. → `peek`: asked
    /// to. → `pop`: tapped or activated.
    case idle
    /// Everything else recedes. → `peek`: the press is deep. → `pop`: it lifted. → `idle`: the force
    /// fell, or it was cancelled.
    case hint
    /// The preview is there. → `pop`: pressed deeper, or tapped on when left open. → `actions`: slid up,
    /// or left open with actions. → `idle`: the force fell, it lifted, or was cancelled.
    case peek
    /// The preview is there with its actions. → `peek`: slid down again. → `pop`: tapped on. → `idle`:
    /// closed or cancelled.
    case actions
    /// The content opens. → `idle`: by itself, a moment later.
    case pop
  }

  /// What it is for, and what begins and ends of it.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The content opens: open it. At most once a press, right after the state.
    case pop
    /// Content is wanted: make it. Right before it leaves `idle`, also for a pop.
    case begin
    /// The preview is there. Right before the state, from `idle` or `hint`; not as its actions are covered again.
    case peek
    /// The preview that was there goes without a pop. Right before `idle`.
    case close
  }
  /// It has no text of its own.
  public typealias Label = Nothing

  /// The options it was made with; a change holds from the next input on.
  public var options: PeekOptions
  /// Where the control is on the screen, in points.
  public var bounds: Rect
  /// What of the screen can be seen, in points, in the space of `bounds`: the preview stays inside.
  public var viewport: Rect
  /// Whether the person asked for less motion: then nothing scales.
  public var reducesMotion = false

  /// Where it is in its protocol.
  public internal(set) var state = State.idle
  /// Whether it takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true
  /// Whether the preview stays without a contact, until it closes or pops; a contact that comes down
  /// meanwhile does not change that.
  public internal(set) var isLeftOpen = false

  var traits: PeekTraits
  var clock = ElapsedClock()
  var press = DeepPress()
  var key = KeyPress()
  /// Where the press that peeked began.
  var touch = Point.zero
  /// The lowest that the contact was since it peeked: sliding up counts from there.
  var slideStart = 0.0
  /// Until when, on `clock`, no press begins: a double click on what pops is one click.
  var guardedUntil = 0.0
  var motion = PeekMotion()

  /// Makes one at rest.
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

  /// The options of the press that is, or may come.
  var pressOptions: DeepPressOptions {
    var options = options.press
    // Over an open preview nothing scrolls, and with nothing to open no press is deep.
    if isLeftOpen { options.slop = .infinity }
    if !traits.hasContent { options.threshold = .infinity }
    return options
  }

  /// How deep the press is, 0…1 of the sensor's range; 0 unless a contact is down.
  public var intention: Double { press.level }
  /// The source of the intention; `none` unless a contact is down.
  public var source: ForceSource { press.source }
  /// How far it is to the pop, 0…1; 0 unless a contact is down, 1 in `pop`.
  public var progress: Double {
    state == .pop ? 1 : press.level.part(from: 0, to: options.pop)
  }

  /// Whether a contact is down.
  public var hasContact: Bool { press.isActive }
  /// Whether a contact that is down has peeked: before, it may become a scroll.
  public var holdsScroll: Bool { press.isActive && press.wasDeep }
  /// Whether a contact or a key is down, or a preview to be seen.
  public var isEngaged: Bool { press.isActive || key.isActive || state != .idle }

  /// Whether it changes by itself: while patience counts, or something moves.
  public var needsFrame: Bool {
    @inline(never)  // an AppIcon has the same
    get {
      let isCounting = press.isActive && !press.wasDeep && !isLeftOpen && traits.hasContent
      return isCounting || state == .pop || motion.isMoving(at: clock.now)
    }
  }

  /// How long it is still popped, in seconds; infinite while it is not.
  public var dueIn: Double { state == .pop ? guardedUntil - clock.now : .infinity }
}

/// What differs between controls that are looked into: a PeekPop, and the menu of an AppIcon.
struct PeekTraits: Hashable, Sendable {
  /// Whether there is anything to see: else no press is deep, and nothing opens.
  var hasContent = true
  /// Whether the preview stays when the force falls or the contact lifts.
  var stays = false
  /// Whether the preview leads on: a deeper press or a tap on it pops, and its acts say what begins and ends.
  var leadsOn = true
  /// Whether the preview is beside the contact; else it is beside the control, and hides neither.
  var isAtContact = true
}
