/// A button that shows the work it started: a title, then a spinner in a circle, then the outcome.
///
/// A press, and the run that its host starts for it:
///
///     contact begins inside      begin                 pressed: smaller, colours inverted
///     it lifts inside            begin                 `activate`, once: the host starts its work
///     `startRun`                 begin → loading       the spinner, or the progress
///     `finishRun`, succeeded     loading → success     `finish`; the success label, until it is reset
///     `finishRun`, failed        loading → failure     `finish`; the failure label, for 1 s
///     a second later             failure → begin       ready for another try
///
/// A run ends with one of three acts, right before the state that this leads to: `finish`, `abort` or `timeOut`.
///
/// Any state may be set at any time, in mid-motion too: what moves starts from what is on screen.
///
/// Its behaviour is in `TransitioningAction+Press` and `TransitioningAction+Run`, its look in
/// `TransitioningAction+Look` and `TransitioningMotion`. It holds about a kilobyte, allocates nothing and needs no frame at
/// rest.
public struct TransitioningAction: DeclaredControl, NormalizableControl {
  /// Where its work is. Besides the transitions named, `setState(_:at:)` leads from any to any.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Ready: the only state that takes presses. → `loading`: a run starts.
    case begin
    /// Busy. → `success`, `failure`: the run under way finished. → `failure`: it took too long.
    case loading
    /// It worked. → `begin`: `resetDelay` has passed; never by default. → `loading`: a run starts.
    case success
    /// It did not. → `begin`: `failureDelay` has passed. → `loading`: a run starts.
    case failure
  }

  /// What it is for, and what ends a run.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The person activated it: start the work. At most once a press.
    case activate
    /// The run under way is over: its work was done, or has failed.
    case finish
    /// The run under way is over: a state was set, and its work is no longer wanted.
    case abort
    /// The run under way is over: it took too long, and its work is no longer wanted.
    case timeOut
  }

  /// The texts it shows and says; their words are the host's.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// What it is called.
    case title
    /// That it worked.
    case success
    /// That it did not.
    case failure
  }

  /// The options it was made with; a change holds from the next input on, colours from the next
  /// drawing.
  public var options: TransitioningOptions
  /// Where the control is on the screen, in points: the place of a press, and what its look is as
  /// tall as and centred in.
  public var bounds: Rect
  /// Whether the person asked for less motion: then contents fade instead of scrolling, nothing
  /// scales and the spinner turns slowly.
  public var reducesMotion = false
  /// How far the work is, 0…1, drawn in place of the spinner; nil, the default, is unknown, as is
  /// what is not a number.
  public var progress: Double? {
    didSet {
      guard let known = progress else { return }
      progress = known.isNaN ? nil : min(max(known, 0), 1)
    }
  }

  /// Where its work is; see `setState(_:at:)`.
  public internal(set) var state = State.begin
  /// Whether it takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true
  /// Which run is under way; 0 when none is. Never the number of one before.
  public internal(set) var run: Int32 = 0

  var clock = ElapsedClock()
  var press = Press()
  var key = KeyPress()
  /// The number of the last run that was started.
  var lastRun: Int32 = 0
  /// When the state was last set, on `clock`.
  var since = 0.0
  var motion = TransitioningMotion()

  /// Makes one in `begin`; it takes on its measures with the first input.
  public init(
    options: TransitioningOptions = TransitioningOptions(),
    bounds: Rect = Rect(x: 0, y: 0, width: 44, height: 44)
  ) {
    self.options = options
    self.bounds = bounds
  }

  /// 0: how hard one presses it means nothing.
  public var intention: Double { 0 }
  /// None: it does not ask for force.
  public var source: ForceSource { .none }

  /// Whether a contact is down.
  public var hasContact: Bool { press.isActive }
  /// False: where it is may scroll, and then the press is taken away.
  public var holdsScroll: Bool { false }
  /// Whether a contact or a key is down that may activate it.
  public var isEngaged: Bool { press.isActive || key.isActive }

  /// Whether lifting or letting go now would activate it: it looks pressed.
  public var isPressed: Bool {
    key.isActive || (press.isActive && target.contains(press.position))
  }

  /// Whether it changes by itself: while something moves, the spinner turns, or a delay or time
  /// limit runs; also after a measure of `options` or `bounds` changed, until the next input.
  public var needsFrame: Bool {
    let isSpinning = state == .loading && progress == nil
    return isSpinning || dueIn.isFinite || motion.isMoving(at: clock.now)
      || motion.extents != extents
  }

  /// How long a run or an outcome still lasts, in seconds; infinite where it has no limit.
  public var dueIn: Double {
    let limit =
      switch state {
      case .begin: Double.infinity
      case .loading: run == 0 ? .infinity : options.timeLimit
      case .success: options.resetDelay
      case .failure: options.failureDelay
      }
    return since + limit - clock.now
  }

  /// What it says of itself in its present state; its title stays its name.
  public var label: Label {
    switch state {
    case .begin, .loading: .none
    case .success: .success
    case .failure: .failure
    }
  }

  /// A button, busy while it is loading; its own name stays the host's, what it says beside it is
  /// `label`.
  public var access: Access {
    Access(
      role: .button, textSlot: label.rawValue, isEnabled: isEnabled, isBusy: state == .loading)
  }
}
