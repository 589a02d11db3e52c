import PressureKit

/// Keeps a control for a view: feeds the control, and passes its events on.
///
/// A view makes a host, sets its closures (`locate`, `draw`, `enter`, `act`, `text`), and feeds it the input of its
/// toolkit. The platform provides frames, haptics, announcements and the app's activity. The host decides nothing:
/// every rule is in the control.
///
///     let host = ControlHost(ConfirmAction(), on: platform)
///     host.locate = { [weak self] in self?.locate() }
///     host.act = { [weak self] _ in self?.delete() }
///     host.isOnScreen = true
///     host.feed(.contact(sample))
@MainActor
public final class ControlHost<Value: ControlValue>: PlatformReceiver {
  /// The control. Call `invalidate()` after a change of its options.
  public var control: Value
  /// The platform that the host runs on.
  public let platform: any HostPlatform
  /// The last announcement, to be repeated once if it fails; nil once that has happened or the control has changed its
  /// state.
  private var repeatable: String?
  /// The intention that `intentionDidChange` was last called with.
  private var toldIntention = 0.0
  private var finger = SimulatedFinger()
  /// The rest of the press.
  private var press: HostedPress
  /// The place of the control on the screen, as of the last look.
  private var place: ControlPlace
  /// The keys that went down here, and whose releases the control therefore takes.
  var takenKeys: Set<HostKey> = []
  /// The time of the last input, in seconds.
  private var inputTime: Double?
  /// The time at which the control changes by itself, in seconds; infinite if it does not.
  private var dueTime = Double.infinity

  /// Tells the control where it is now; called before every input.
  public var locate: @MainActor () -> Void = {}
  /// Returns where the control is on the screen, so that a press ends when something moves the control. Nil, the default, or
  /// a closure that returns nil, means that it is at `control.bounds`. A view that keeps `control.bounds` in its own
  /// coordinates, in which it never moves, sets this.
  public var findPlace: (@MainActor () -> ControlPlace?)?
  /// Returns true if something else that can be pressed lies at a place, in the control's coordinates; nil, the default, means
  /// never. Called when a contact begins, which is then `ContactSample.isCovered`.
  public var isCovered: (@MainActor (Point) -> Bool)?
  /// Returns true if a person can reach the view: it is visible, takes input, and nothing covers it. Nil, the default,
  /// means always. While the control is engaged, the host calls it with each contact, key and other input of a person, and
  /// ten times a second, and cancels what nobody can mean any more.
  ///
  /// It receives the place in the control where the contact came down that presses or has armed it, in the coordinates of
  /// `control.bounds`. The place moves with the control. A contact beside the control, as on its ring, does not replace it:
  /// the ring lies over everything, so only the control's own place shows what covers the control. It is nil after a key or
  /// an activation by assistive technology, which also reach a view that something covers. It is also nil if the view was
  /// not hit at that place when the contact came down: then the app passes the contacts on.
  public var isReachable: (@MainActor (Point?) -> Bool)?
  /// Returns true if something covers the control, and what it shows over the screen, at a place in the control's
  /// coordinates. Nil, the default, means never. Called with each lift of a contact that hit the view, which is then
  /// `ContactSample.isCovered`.
  public var isLiftCovered: (@MainActor (Point) -> Bool)?
  /// The time of the last look at the view, in seconds.
  private var lookTime = -Double.infinity
  /// Called right before `draw`, for anything else that follows the control's state.
  public var willDraw: @MainActor () -> Void = {}
  /// Shows what the control draws; called when that may have changed.
  public var draw: @MainActor () -> Void = {}
  /// Called when the control has entered a state; it may already be in a later one. A state is dropped if a closure takes its press
  /// back first.
  public var enter: @MainActor (Value.State) -> Void = { _ in }
  /// Called when the control acts. An act is dropped if a closure takes its press back first.
  public var act: @MainActor (Value.Act) -> Void = { _ in }
  /// Called in a frame in which the control's intention, 0…1, has changed.
  public var intentionDidChange: @MainActor (Double) -> Void = { _ in }
  /// Called when the control becomes engaged, before the other events of the input, and when it is no longer engaged,
  /// after them.
  public var engagementDidChange: @MainActor (Bool) -> Void = { _ in }
  /// Returns the text of an announcement. An empty text, the default, is not announced.
  public var text: @MainActor (Value.Label) -> String = { _ in "" }

  /// Makes the host of a control. Each host needs a platform of its own.
  public init(_ control: Value, on platform: any HostPlatform) {
    self.control = control
    self.platform = platform
    press = HostedPress(of: Value.self)
    place = ControlPlace(frame: control.bounds, viewport: control.viewport)
    platform.receiver = self
  }

  /// True if the view is on a screen; false at first. While it is false, the control receives no frames and no press
  /// stays down. Its delays and time limits still end.
  public var isOnScreen = false {
    didSet {
      if isOnScreen == oldValue { return }
      if isOnScreen {
        platform.watchesActivity = true
        // Motion that was in progress when the view left the screen has ended when it returns.
        invalidate()
      } else {
        interrupt(.removed)
        platform.watchesActivity = false
      }
    }
  }

  /// True if a finger that no sensor measures presses harder the further it slides up; false by default. See
  /// `SimulatedFinger`.
  public var simulatesForce: Bool {
    get { finger.isOn }
    set { finger.isOn = newValue }
  }

  /// Feeds any input. Its time is in seconds, on the platform's clock.
  public func feed(_ input: Input) {
    assert(
      input.timeFault(at: platform.now) == nil, input.timeFault(at: platform.now) ?? "")
    if case .interruption(let interruption, _) = input {
      if interruption == .displaced { press.anchor.displace(at: platform.now) }
      // From then on, releases may not be reported here.
      if [.focusLost, .hostInactive, .keysLost, .removed].contains(interruption) { takenKeys = [] }
    }
    if case .time(let time) = input {
      return update(at: time, looks: platform.now - lookTime >= PressAnchor.lookInterval) {
        $0.feed(input)
      }
    }
    guard case .contact(var sample) = input else {
      return update(at: input.time, takingBack: input.takesBack) { $0.feed(input) }
    }
    if sample.phase == .began {
      if !sample.isCovered { sample.isCovered = isCovered?(sample.position) ?? false }
      platform.prepareHaptics()
    }
    // A contact that hit another view is one that the app passes on, so what it lifts on is the app's.
    if sample.phase == .ended, control.hasContact, !press.isPassedOn,
      isLiftCovered?(sample.position) == true
    {
      sample.isCovered = true
    }
    let told = finger.simulate(sample, isFirst: !control.hasContact)
    update(at: sample.time, contact: sample) { $0.feed(.contact(told)) }
  }

  /// Changes the control other than by an input, at the time that the closure receives, and passes its events on. By default the
  /// change takes back what is not passed on yet if it changes the control's state or ends a press.
  public func update(
    takingBack effect: TakesBack = .withChange,
    _ body: (inout Value, _ time: Double) -> EventList<Value.Event>
  ) {
    let time = platform.now
    update(at: time, takingBack: effect) { body(&$0, time) }
  }

  /// Lets the control's time pass up to a frame of the screen, and reports the intention if it has changed.
  public func frame(at time: Double) {
    feed(.time(time))
    if control.intention == toldIntention { return }
    toldIntention = control.intention
    intentionDidChange(toldIntention)
    requestFrames()
  }

  /// Lets the control's time pass if a delay or a time limit has ended. Otherwise only looks at the view: the time is
  /// later than events that still wait for their delivery.
  public func wake(at time: Double) {
    if time >= dueTime { return frame(at: dueTime) }
    lookForPlace()
    if cancelUnlessMeant() { refresh() } else { requestFrames() }
  }

  /// Tells the control that something that contains it has scrolled. A scroll takes the control from under a contact only
  /// beyond `Press.steadiness`, but always takes along what waits without a contact; see `PressAnchor.scroll`.
  public func scroll() {
    lookForPlace()
    guard control.isEngaged else { return }
    if let loss = press.anchor.scroll(
      to: place.frame, hasContact: control.hasContact, at: platform.now)
    {
      interrupt(loss)
    } else {
      refresh()
    }
  }

  /// Cancels a press: the app is no longer in front.
  public func becomeInactive() {
    interrupt(.hostInactive)
  }

  /// Repeats the last announcement once, if the control has not changed its state.
  public func announcementDidFail(_ text: String) {
    if text != repeatable { return }
    repeatable = nil
    platform.announce(text, isUrgent: isUrgent)
  }

  /// Changes the control at a time. `contact` is the input, if it is one of a contact. `looks` is false if it is too early for a look
  /// at the view.
  private func update(
    at time: Double, contact: ContactSample? = nil, looks: Bool = true,
    takingBack effect: TakesBack = .never, _ body: (inout Value) -> EventList<Value.Event>
  ) {
    lookForPlace()
    control.reducesMotion = platform.reducesMotion
    cancelUnlessMeant(looks: looks)
    inputTime = time
    let begins = perform(contact: contact, takingBack: effect, body)
    // The contact that begins a press was looked at when it hit the view.
    if begins { cancelUnlessMeant(looks: press.anchor.part == nil) }
    refresh()
  }

  /// Looks where the control is. Another visible area displaces it, as when a device is turned or a keyboard appears.
  private func lookForPlace() {
    locate()
    let viewport = place.viewport
    place =
      findPlace?() ?? ControlPlace(frame: control.bounds, viewport: control.viewport)
    if place.viewport != viewport { press.anchor.displace(at: platform.now) }
  }

  /// Cancels a press or an arming that nobody can mean: the layout has moved the control under the finger, or the view
  /// cannot be reached. Returns true if there was one.
  @discardableResult
  private func cancelUnlessMeant(looks: Bool = true) -> Bool {
    guard control.isEngaged else { return false }
    let isReachable = !looks || isReached(at: press.anchor.touched(in: control.bounds))
    guard
      let loss = press.anchor.loss(
        isReachable: isReachable, bounds: place.frame, at: platform.now)
    else { return false }
    // No time passes: events that happened before may still wait for their delivery.
    let time = inputTime ?? platform.now
    perform(takingBack: loss.takesBack) { $0.interrupt(loss, at: time) }
    return true
  }

  /// Looks at the view. Returns true if a person can reach it.
  private func isReached(at place: Point?) -> Bool {
    lookTime = platform.now
    return isReachable?(place) ?? true
  }

  /// Changes the control, and passes its events on. Returns true if a press or an arming began.
  @discardableResult
  private func perform(
    contact: ContactSample? = nil, takingBack effect: TakesBack,
    _ body: (inout Value) -> EventList<Value.Event>
  ) -> Bool {
    let wasEngaged = control.isEngaged
    let events = body(&control)
    press.add(events, of: control, after: contact, takingBack: effect)
    dueTime = platform.now + control.dueIn
    let begins = control.isEngaged && events.begins
    if press.asksForPlace {
      let start = press.isOnPlace ? contact?.position : nil
      let hit = start.flatMap { isReached(at: $0) ? $0 : nil }
      press.begin(
        at: place.frame, part: hit.map { PressAnchor.part(at: $0, in: control.bounds) },
        in: &EngagedControls.order)
    }
    if wasEngaged != control.isEngaged { EngagedControls.follow(self) }
    if begins && wasEngaged { engagementDidChange(false) }
    if begins { engagementDidChange(true) }
    if events.contains(where: \.isState) { repeatable = nil }
    // An input without events leaves those that wait to the input that they belong to.
    if !events.isEmpty {
      while let event = press.next(of: control) { report(event) }
    }
    // A listener may have begun the next press.
    if wasEngaged && !control.isEngaged { engagementDidChange(false) }
    return begins
  }

  private func report(_ event: Value.Event) {
    switch event {
    case .state(let state): enter(state)
    case .act(let act): self.act(act)
    case .haptic(let haptic): play(haptic)
    case .announce(let label): announce(label)
    }
  }

  /// The intensity of a haptic is the intention. Without one, as for an activation, it is 1.
  private func play(_ haptic: Haptic) {
    platform.play(haptic, intensity: control.intention > 0 ? control.intention : 1)
  }

  private func announce(_ label: Value.Label) {
    let text = text(label)
    if text.isEmpty { return }
    repeatable = text
    platform.announce(text, isUrgent: isUrgent)
  }

  /// True if announcements are urgent, as for a button's next step or outcome. False for a meter: each reading replaces
  /// the last.
  private var isUrgent: Bool { !Value.isMeter }

  private func refresh() {
    willDraw()
    draw()
    requestFrames()
  }

  /// A changed intention is reported with the next frame, so a frame is needed even if nothing moves.
  private func requestFrames() {
    let hasNews = control.intention != toldIntention
    platform.sendsFrames = isOnScreen && (control.needsFrame || hasNews)
    let looks = isReachable != nil && control.isEngaged
    let wake = min(dueTime, looks ? lookTime + PressAnchor.lookInterval : .infinity)
    platform.wakeTime = wake.isFinite ? wake : nil
  }
}

extension ControlEvent {
  /// True if the event is a change of the state.
  fileprivate var isState: Bool {
    if case .state = self { true } else { false }
  }
}

/// The place of a control on the screen, in coordinates that do not move with the control.
public struct ControlPlace: Equatable, Sendable {
  /// The control's frame.
  public var frame: Rect
  /// The visible part of the screen.
  public var viewport: Rect

  /// Makes a place.
  public init(frame: Rect, viewport: Rect) {
    self.frame = frame
    self.viewport = viewport
  }
}

/// The host of any control: what a view needs of it without knowing the type of the control.
@MainActor
public protocol ControlHosting: AnyObject {
  /// The platform that the host runs on.
  var platform: any HostPlatform { get }
  /// True if the view is on a screen.
  var isOnScreen: Bool { get set }
  /// Returns true if a person can reach the view; see `ControlHost.isReachable`.
  var isReachable: (@MainActor (Point?) -> Bool)? { get set }
  /// Returns true if something covers the control where a contact lifts; see `ControlHost.isLiftCovered`.
  var isLiftCovered: (@MainActor (Point) -> Bool)? { get set }
  /// Returns where the control is on the screen; see `ControlHost.findPlace`.
  var findPlace: (@MainActor () -> ControlPlace?)? { get set }
  /// True if a contact is down on the control.
  var hasContact: Bool { get }
  /// True if the control owns the moves of the contact: no scroll view around it may take them.
  var holdsScroll: Bool { get }
  /// True if several contacts press together; see `ControlValue.takesSeveralContacts`.
  var takesSeveralContacts: Bool { get }
  /// True if the control waits for the rest of a protocol.
  var isEngaged: Bool { get }
  /// The place among the presses of all controls, in the order of their beginnings; see `HostedPress.rank`.
  var rank: Int32 { get }
  /// Called with `isEngaged` after it changed: with true before the other events of the input, with false after them.
  var engagementDidChange: @MainActor (Bool) -> Void { get set }
  /// The control's role and state for assistive technology.
  var access: Access { get }
  /// Feeds any input.
  func feed(_ input: Input)
  /// Feeds a key. The activation keys press the control, Escape cancels, and Command takes a held key away.
  ///
  /// Returns true if the key has a meaning for the kit, so that nothing else may handle it. A key with a modifier belongs to
  /// the app or the system, and has none. A release goes where its key went down, whatever modifiers are down by then. Other
  /// keys than the activation keys also go on to the app, but the control sees them: typing disarms a button.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phase: What the key does: it goes down, repeats, or comes up.
  ///   - time: The time of the event in seconds, on the platform's clock.
  ///   - modifiers: The modifier keys that are down.
  func feed(
    _ key: HostKey, _ phase: KeySample.Phase, at time: Double, with modifiers: KeyModifiers
  ) -> Bool
  /// Tells the control that something that contains it has scrolled, or was resized.
  func scroll()
}

extension ControlHosting {
  /// Enables or disables the control.
  public func setEnabled(_ isEnabled: Bool) {
    feed(.enabling(isEnabled, time: platform.now))
  }

  /// Interrupts a press.
  public func interrupt(_ interruption: Interruption) {
    feed(.interruption(interruption, time: platform.now))
  }

  /// Reports a contact that came down where the control receives none: on something over it, or in another window. It begins
  /// nothing. The control decides what it ends.
  package func contactBeganElsewhere(at time: Double) {
    feed(
      .contact(
        ContactSample(
          time: time, phase: .began, id: .min, position: .zero, isPrimary: false, isCovered: true)))
  }

  /// Reports a key that went down where the control receives none, as in a text. The control takes it for typing, which
  /// disarms a button.
  package func keyBeganElsewhere(at time: Double, with modifiers: KeyModifiers = []) {
    feed(.key(KeySample(time: time, phase: .down, key: .other, isPlain: modifiers.arePlain)))
  }

  /// Activates the control, as assistive technology does. Returns true if the control is enabled.
  public func activate() -> Bool {
    feed(.activation(time: platform.now))
    return access.isEnabled
  }

  /// Draws the control again, after a change that affects its look.
  public func invalidate() {
    feed(.time(platform.now))
  }
}

extension ControlHost: ControlHosting {
  /// True if a contact is down on the control.
  public var hasContact: Bool { control.hasContact }
  /// True if the control owns the moves of the contact: no scroll view around it may take them.
  public var holdsScroll: Bool { control.holdsScroll }
  /// True if several contacts press together; see `ControlValue.takesSeveralContacts`.
  public var takesSeveralContacts: Bool { control.takesSeveralContacts }
  /// True if the control waits for the rest of a protocol.
  public var isEngaged: Bool { control.isEngaged }
  /// The place among the presses of all controls, in the order of their beginnings; see `HostedPress.rank`.
  public var rank: Int32 { press.rank }
  /// The control's role and state for assistive technology.
  public var access: Access { control.access }
}
