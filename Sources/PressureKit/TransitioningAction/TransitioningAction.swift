/// A button that shows the work that it started: a title, then a spinner in a circle, then the outcome.
///
/// A press, and the run that the host starts for it:
///
///     contact begins inside      begin                 pressed: smaller, colours inverted
///     it lifts inside            begin                 `activate`, once: the host starts its work
///     `startRun`                 begin → loading       the spinner, or the progress
///     `finishRun`, succeeded     loading → success     `finish`; the success label, until it is reset
///     `finishRun`, failed        loading → failure     `finish`; the failure label, for 1 s
///     a second later             failure → begin       ready for another try
///
/// A run ends with one of three acts, right before the next state: `finish`, `abort` or `timeOut`.
///
/// Any state may be set at any time, even during a motion, which then continues from what is on screen.
///
/// Its behaviour is in `TransitioningAction+Press` and `TransitioningAction+Run`, its look in `TransitioningAction+Look` and
/// `TransitioningMotion`. A value takes about a kilobyte, allocates no memory and needs no frames at rest.
public struct TransitioningAction: DeclaredControl, NormalizableControl {
  /// The states of the work. Besides the transitions listed, `setState(_:at:)` leads from any state to any other.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Ready: the only state that takes presses. → `loading`: a run starts.
    case begin
    /// The work is under way. → `success`, `failure`: the run finished. → `failure`: its time limit passed.
    case loading
    /// The work succeeded. → `begin`: `resetDelay` has passed; never by default. → `loading`: a run starts.
    case success
    /// The work failed. → `begin`: `failureDelay` has passed. → `loading`: a run starts.
    case failure
  }

  /// The acts of a TransitioningAction.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The person activated the button, so the host starts the work. At most once per press.
    case activate
    /// The run under way ended: its work succeeded or failed.
    case finish
    /// The run under way ended: a state was set. The host may stop the work.
    case abort
    /// The run under way ended: its time limit passed. The host may stop the work.
    case timeOut
  }

  /// The texts that it shows and announces. Their words come from the host.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// No text.
    case none
    /// The title.
    case title
    /// The message of a success.
    case success
    /// The message of a failure.
    case failure
  }

  /// The control's options. A change takes effect with the next input, a change of colours when it is next drawn.
  public var options: TransitioningOptions
  /// The control's frame on the screen, in points. It limits the area for presses, and the button is drawn in its centre and in
  /// its height.
  public var bounds: Rect
  /// True if the person prefers reduced motion. Then contents fade instead of scrolling, nothing scales and the spinner turns
  /// slowly.
  public var reducesMotion = false
  /// The progress of the work, 0…1, drawn instead of the spinner; nil, the default, if unknown. NaN is stored as nil, and other
  /// values are clamped.
  public var progress: Double? {
    didSet {
      guard let known = progress else { return }
      progress = known.isNaN ? nil : min(max(known, 0), 1)
    }
  }

  /// The current state; see `setState(_:at:)`.
  public internal(set) var state = State.begin
  /// True if it takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true
  /// The number of the run under way; 0 without a run. Each run has a new number.
  public internal(set) var run: Int32 = 0

  var clock = ElapsedClock()
  var press = Press()
  var key = KeyPress()
  /// The number of the last run.
  var lastRun: Int32 = 0
  /// The time at which the state was last set, on `clock`.
  var since = 0.0
  var motion = TransitioningMotion()

  /// Makes a control in `begin`. It measures its contents with the first input.
  public init(
    options: TransitioningOptions = TransitioningOptions(),
    bounds: Rect = Rect(x: 0, y: 0, width: 44, height: 44)
  ) {
    self.options = options
    self.bounds = bounds
  }

  /// Always 0: the button does not use force.
  public var intention: Double { 0 }
  /// Always `none`: the button does not use force.
  public var source: ForceSource { .none }

  /// True while a contact is down.
  public var hasContact: Bool { press.isActive }
  /// Always false: the page may scroll, which takes the press away.
  public var holdsScroll: Bool { false }
  /// True while a contact or a key is down that may activate the button.
  public var isEngaged: Bool { press.isActive || key.isActive }

  /// True if a lift or key-up would now activate the button, which then looks pressed.
  public var isPressed: Bool {
    key.isActive || (press.isActive && target.contains(press.position))
  }

  /// True while it changes as time passes: something moves, the spinner turns, or a delay or time limit runs. Also true after
  /// `options` or `bounds` changed a size, until the next input.
  public var needsFrame: Bool {
    let isSpinning = state == .loading && progress == nil
    return isSpinning || dueIn.isFinite || motion.isMoving(at: clock.now)
      || motion.extents != extents
  }

  /// The time until a run or an outcome ends by itself, in seconds; infinite without a limit.
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

  /// The text that it announces in the current state, in addition to its title.
  public var label: Label {
    switch state {
    case .begin, .loading: .none
    case .success: .success
    case .failure: .failure
    }
  }

  /// A button, busy in `loading`. The host provides its name; `label` is announced with it.
  public var access: Access {
    Access(
      role: .button, textSlot: label.rawValue, isEnabled: isEnabled, isBusy: state == .loading)
  }
}
