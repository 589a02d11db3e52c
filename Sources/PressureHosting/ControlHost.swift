import PressureKit

/// Keeps a control for a view: feeds it, and passes on what comes of it.
///
/// A view makes one, says what it does itself (`locate`, `draw`, `enter`, `act`, `text`), and feeds it what its toolkit
/// says. Frames, haptics, announcements and the app's activity are the platform's. It decides nothing: every rule is in
/// the control.
///
///     let host = ControlHost(ConfirmAction(), on: platform)
///     host.locate = { [weak self] in self?.locate() }
///     host.act = { [weak self] _ in self?.delete() }
///     host.isOnScreen = true
///     host.feed(.contact(sample))
@MainActor
public final class ControlHost<Value: ControlValue>: PlatformReceiver {
  /// The control. After a change of its options call `invalidate()`.
  public var control: Value
  /// What the host runs on.
  public let platform: any HostPlatform
  /// What is to be said once more if it is not heard: the last announcement, until that has happened or the control has
  /// gone on.
  private var repeatable: String?
  /// The last that `intentionDidChange` was called with.
  private var toldIntention = 0.0
  private var finger = SimulatedFinger()

  /// Tells the control where it is now; called before every input.
  public var locate: @MainActor () -> Void = {}
  /// Returns true if a person can see the view; nil, the default, is always. The host asks while the control is engaged, with
  /// each input and ten times a second, and takes away what nobody can see.
  public var isVisible: (@MainActor () -> Bool)?
  /// How often the host asks while nothing else happens, in seconds.
  private static var visibilityInterval: Double { 0.1 }
  /// Called right before `draw`: what is not drawn goes where the control has gone.
  public var willDraw: @MainActor () -> Void = {}
  /// Shows what the control draws; called when that may have changed.
  public var draw: @MainActor () -> Void = {}
  /// The control went into a state; by now it may be in a later one.
  public var enter: @MainActor (Value.State) -> Void = { _ in }
  /// What the control is for happened.
  public var act: @MainActor (Value.Act) -> Void = { _ in }
  /// The control's intention, 0…1, is another than in the last frame.
  public var intentionDidChange: @MainActor (Double) -> Void = { _ in }
  /// The control became engaged, told before what else came of the input, or ceased to be, told after it.
  public var engagementDidChange: @MainActor (Bool) -> Void = { _ in }
  /// A text that the control announces; "" by default, which is not announced.
  public var text: @MainActor (Value.Label) -> String = { _ in "" }

  /// Makes the host of a control on a platform that no other host has.
  public init(_ control: Value, on platform: any HostPlatform) {
    self.control = control
    self.platform = platform
    platform.receiver = self
  }

  /// Whether the view is on a screen; false at first. Elsewhere the control takes no frames, and nothing stays pressed.
  /// Its delays and time limits end all the same.
  public var isOnScreen = false {
    didSet {
      if isOnScreen == oldValue { return }
      if isOnScreen {
        platform.watchesActivity = true
        // Motion that was under way when the view went away is over when it comes back.
        invalidate()
      } else {
        interrupt(.removed)
        platform.watchesActivity = false
      }
    }
  }

  /// Whether fingers that come down where nothing measures them press as hard as they slide up; false by default. See
  /// `SimulatedFinger`.
  public var simulatesForce: Bool {
    get { finger.isOn }
    set { finger.isOn = newValue }
  }

  /// Whether what presses now is simulated.
  public var isForceSimulated: Bool { control.hasContact && finger.isDown }

  /// Feeds any input.
  public func feed(_ input: Input) {
    guard case .contact(let sample) = input else { return update { $0.feed(input) } }
    if sample.phase == .began {
      platform.prepareHaptics()
      if !control.hasContact { finger.liftAll() }
    }
    let told = finger.simulate(sample)
    update { $0.feed(.contact(told)) }
  }

  /// Does something to the control, at a time that it is given, and passes on what comes of it: for what is no input.
  public func update(_ body: (inout Value, _ time: Double) -> EventList<Value.Event>) {
    let time = platform.now
    update { body(&$0, time) }
  }

  /// Lets the control's time pass up to a frame of the screen, and tells of the intention if that has changed.
  public func frame(at time: Double) {
    feed(.time(time))
    if control.intention == toldIntention { return }
    toldIntention = control.intention
    intentionDidChange(toldIntention)
    requestFrames()
  }

  /// Takes a press away: the app is no longer the one in front.
  public func becomeInactive() {
    interrupt(.hostInactive)
  }

  /// Says the last announcement again: once, and only while the control is where it was.
  public func announcementDidFail(_ text: String) {
    if text != repeatable { return }
    repeatable = nil
    platform.announce(text, isUrgent: isUrgent)
  }

  private func update(_ body: (inout Value) -> EventList<Value.Event>) {
    locate()
    control.reducesMotion = platform.reducesMotion
    removeUnlessVisible()
    perform(body)
    removeUnlessVisible()
    refresh()
  }

  /// Takes away what nobody can see: a person cannot mean it, and a ring would stand for nothing.
  private func removeUnlessVisible() {
    guard control.isEngaged, let isVisible, !isVisible() else { return }
    let time = platform.now
    perform { $0.interrupt(.removed, at: time) }
  }

  /// Does something to the control, and passes on what comes of it.
  private func perform(_ body: (inout Value) -> EventList<Value.Event>) {
    let wasEngaged = control.isEngaged
    let events = body(&control)
    if !wasEngaged && control.isEngaged { engagementDidChange(true) }
    if events.contains(where: \.isState) { repeatable = nil }
    for event in events {
      switch event {
      case .state(let state): enter(state)
      case .act(let act): self.act(act)
      case .haptic(let haptic): play(haptic)
      case .announce(let label): announce(label)
      }
    }
    // A listener may have begun the next press.
    if wasEngaged && !control.isEngaged { engagementDidChange(false) }
  }

  /// A threshold that was reached by force plays as hard as that, one that was reached without as hard as it can.
  private func play(_ haptic: Haptic) {
    platform.play(haptic, intensity: control.intention > 0 ? control.intention : 1)
  }

  private func announce(_ label: Value.Label) {
    let text = text(label)
    if text.isEmpty { return }
    repeatable = text
    platform.announce(text, isUrgent: isUrgent)
  }

  /// Whether what the control says must be heard: a button's next step or outcome, and not a meter's reading, which the
  /// next one replaces.
  private var isUrgent: Bool { control.access.role != .meter }

  private func refresh() {
    willDraw()
    draw()
    requestFrames()
  }

  /// What changed since the last frame is told with the next: also where nothing moves by itself.
  private func requestFrames() {
    let hasNews = control.intention != toldIntention
    platform.sendsFrames = isOnScreen && (control.needsFrame || hasNews)
    let looks = isVisible != nil && control.isEngaged
    let wakesIn = min(control.dueIn, looks ? Self.visibilityInterval : .infinity)
    platform.wakeTime = wakesIn.isFinite ? platform.now + wakesIn : nil
  }
}

extension ControlEvent {
  /// Whether it is a change of the state.
  fileprivate var isState: Bool {
    if case .state = self { true } else { false }
  }
}

/// The host of any control: what a view does with it without knowing which control it is.
@MainActor
public protocol ControlHosting: AnyObject {
  /// What the host runs on.
  var platform: any HostPlatform { get }
  /// Whether the view is on a screen.
  var isOnScreen: Bool { get set }
  /// Returns true if a person can see the view; see `ControlHost.isVisible`.
  var isVisible: (@MainActor () -> Bool)? { get set }
  /// Whether a contact is down on the control.
  var hasContact: Bool { get }
  /// Whether the contact's moves are the control's: meanwhile nothing around it may take them.
  var holdsScroll: Bool { get }
  /// Whether the control waits for the rest of a protocol.
  var isEngaged: Bool { get }
  /// Called with `isEngaged` after it changed: true before what else came of the input is told, false after it.
  var engagementDidChange: @MainActor (Bool) -> Void { get set }
  /// What the control is to those who do not see it.
  var access: Access { get }
  /// Feeds any input.
  func feed(_ input: Input)
}

extension ControlHosting {
  /// Makes the control take input, or none.
  public func setEnabled(_ isEnabled: Bool) {
    feed(.enabling(isEnabled, time: platform.now))
  }

  /// Tells the control of what may take a press away.
  public func interrupt(_ interruption: Interruption) {
    feed(.interruption(interruption, time: platform.now))
  }

  /// Activates the control, as assistive technology does. Returns whether it takes activations.
  public func activate() -> Bool {
    feed(.activation(time: platform.now))
    return access.isEnabled
  }

  /// Draws the control again, after something changed that is drawn.
  public func invalidate() {
    feed(.time(platform.now))
  }
}

extension ControlHost: ControlHosting {
  /// Whether a contact is down on the control.
  public var hasContact: Bool { control.hasContact }
  /// Whether the contact's moves are the control's: meanwhile nothing around it may take them.
  public var holdsScroll: Bool { control.holdsScroll }
  /// Whether the control waits for the rest of a protocol.
  public var isEngaged: Bool { control.isEngaged }
  /// What the control is to those who do not see it.
  public var access: Access { control.access }
}
