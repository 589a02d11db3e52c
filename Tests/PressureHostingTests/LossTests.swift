import PressureKit
import Testing

@testable import PressureHosting

/// The host reports each way in which a person can no longer mean a press.
@MainActor
@Suite struct LossTests {
  /// A host of a `LossSpy` on a platform of values.
  @MainActor
  private final class View {
    let platform = PlatformDouble()
    let host: ControlHost<LossSpy>
    var bounds = Rect(x: 100, y: 100, width: 100, height: 40)
    var viewport = Rect(x: 0, y: 0, width: 400, height: 800)
    /// The frame on the screen; nil if it is `bounds`.
    var frame: Rect?
    /// The places that the host has asked about; nil stands for no contact.
    var places: [Point?] = []
    /// The places of lifts that the host has asked about.
    var lifts: [Point] = []
    /// True if something covers the place of a lift.
    var coversLift = false
    /// True if a person can reach the view with a contact.
    var isHit = true
    /// True if a person can reach the view.
    var isShown = true

    init() {
      host = ControlHost(LossSpy(), on: platform)
      platform.now = 10
      host.locate = { [weak self] in
        guard let self else { return }
        host.control.bounds = bounds
        host.control.viewport = viewport
      }
      host.findPlace = { [weak self] in
        self?.frame.map { ControlPlace(frame: $0, viewport: .unbounded) }
      }
      host.isReachable = { [weak self] place in
        guard let self else { return false }
        places.append(place)
        return isShown && (place == nil || isHit)
      }
      host.isLiftCovered = { [weak self] place in
        guard let self else { return false }
        lifts.append(place)
        return coversLift
      }
      host.isOnScreen = true
      host.control.inputs = []
    }

    func touch(_ phase: ContactPhase, at position: Point? = nil) {
      host.feed(
        .contact(
          ContactSample(
            time: platform.now, phase: phase, position: position ?? bounds.center, source: .touch)))
    }

    func move(by distance: Double) {
      bounds.origin.y += distance
    }

    func take() -> [String] {
      defer { host.control.inputs = [] }
      return host.control.inputs
    }
  }

  @Test func `Something that covers the view ends a contact's press, but not a key's`() {
    let view = View()
    view.touch(.began)
    view.isHit = false
    view.platform.wait(0.11)
    expect(view.take(), equals: ["began 10.0", "unreachable 10.0"])

    // The next input notices it, too, before it has an effect.
    view.isHit = true
    view.touch(.began)
    view.isHit = false
    view.touch(.ended)
    expect(view.take(), equals: ["began 10.11", "unreachable 10.11", "ended 10.11"])

    view.isHit = true
    _ = view.host.activate()
    view.isHit = false
    view.platform.wait(0.25)
    expect(view.take(), equals: ["activation 10.11"])
    view.isShown = false
    view.platform.wait(0.11)
    expect(view.take(), equals: ["unreachable 10.11"])
  }

  @Test func `A view that is displaced and hidden at once cannot be reached`() {
    let view = View()
    _ = view.host.activate()
    view.host.interrupt(.displaced)
    view.move(by: 80)
    view.isShown = false
    view.touch(.began)
    expect(view.take().dropFirst(2).first, equals: "unreachable 10.0")
  }

  @Test func `A contact that the app passes on from elsewhere presses a covered view`() {
    let view = View()
    view.isHit = false
    view.touch(.began)
    view.platform.wait(0.5)
    expect(view.take(), equals: ["began 10.0"])
  }

  @Test func `The host asks once with each lift whether something covers its place`() {
    let view = View()
    let place = Point(x: 20, y: 30)
    for coversLift in [false, true] {
      view.coversLift = coversLift
      view.touch(.began)
      view.touch(.moved)
      expect(view.lifts, equals: [])
      view.touch(.ended, at: place)
      expect(view.lifts, equals: [place])
      view.lifts = []
    }
    view.touch(.began)
    view.touch(.cancelled)
    expect(view.lifts, equals: [])
    expect(
      view.take().filter { $0.hasPrefix("ended") }, equals: ["ended 10.0", "ended covered 10.0"])
  }

  @Test func `A contact elsewhere is fed as covered, and is not the place of the press`() {
    let view = View()
    view.touch(.began)
    view.places = []
    view.host.contactBeganElsewhere(at: view.platform.now)
    expect(view.take(), equals: ["began 10.0", "began covered 10.0"])
    view.platform.wait(0.11)
    expect(view.places, equals: [view.bounds.center, view.bounds.center])
  }

  @Test func `The lift of a contact that the app passes on is not looked at`() {
    let view = View()
    view.isHit = false
    view.coversLift = true
    view.touch(.began)
    view.touch(.ended)
    expect(view.lifts, equals: [])
    expect(view.take(), equals: ["began 10.0", "ended 10.0"])
  }

  @Test func `A contact on a ring leaves the place that was pressed`() {
    let pressed = View()
    pressed.touch(.began)
    pressed.touch(.began, at: Point(x: 150, y: 20))
    pressed.places = []
    pressed.platform.wait(0.11)
    expect(pressed.places, equals: [pressed.bounds.center])
    // A key's arming has no place, so a contact on its ring has none, but its lift is looked at.
    let view = View()
    _ = view.host.activate()
    view.touch(.began, at: Point(x: 150, y: 20))
    view.touch(.ended, at: Point(x: 150, y: 20))
    #expect(view.places.allSatisfy { $0 == nil })
    expect(view.lifts, equals: [Point(x: 150, y: 20)])
  }

  @Test func `A view with coordinates of its own reports where the control is on the screen`() {
    let losses = [12.0, 12.5].map { distance in
      let view = View()
      view.frame = view.bounds
      view.touch(.began)
      view.frame?.origin.y += distance
      // A move within the view is none on the screen.
      view.move(by: 80)
      view.platform.wait(0.25)
      return view.take().dropFirst()
    }
    expect(losses, equals: [[], ["moved 10.0"]])
  }

  @Test func `The place of a contact moves with the control`() {
    let view = View()
    view.touch(.began, at: Point(x: 110, y: 105))
    view.places = []
    view.move(by: 10)
    view.platform.wait(0.11)
    expect(view.places, equals: [Point(x: 110, y: 115)])
    view.touch(.ended)
    _ = view.host.activate()
    expect(view.places.last, equals: .some(nil))
  }

  @Test func `The host asks about the view once with each input, but not in each frame`() {
    let view = View()
    view.host.control.needsFrame = true
    var counts: [Int] = []
    for phase in [ContactPhase.began, .moved, .ended, .began, .moved] {
      view.places = []
      view.touch(phase)
      counts.append(view.places.count)
    }
    expect(counts, equals: [1, 1, 1, 1, 1])
    view.places = []
    let frames = view.platform.wait(2)
    #expect(frames > 90)
    #expect((19...21).contains(view.places.count))
  }

  /// A step during a press.
  private enum Step {
    /// The layout moves the control.
    case move(Double)
    /// The control becomes larger around its middle.
    case grow
    /// Something that contains the control scrolls.
    case scroll(Double)
    /// The window is resized. The layout follows later.
    case resize(Double)
    /// The visible area changes, as when a device is turned.
    case turn(Double)
  }

  private nonisolated static let moves: [(steps: [Step], losses: [String])] = [
    ([.move(12)], []),
    ([.move(12.5)], ["moved"]),
    ([.move(-12.5)], ["moved"]),
    ([.move(6), .move(6), .move(6)], ["moved"]),
    ([.grow], []),
    ([.scroll(12)], []),
    ([.scroll(12.5)], ["displaced"]),
    ([.scroll(6), .scroll(6), .scroll(6)], ["displaced"]),
    ([.scroll(80)], ["displaced"]),
    ([.scroll(80), .move(12)], ["displaced"]),
    ([.scroll(80), .move(1), .move(12.5)], ["displaced", "moved"]),
    ([.resize(80)], ["displaced", "displaced"]),
    ([.resize(0), .move(12.5)], ["displaced", "moved"]),
    ([.turn(80)], ["displaced"]),
    ([.turn(80), .move(12.5)], ["displaced", "moved"]),
    ([.turn(0), .move(12.5)], ["moved"]),
  ]

  @Test(arguments: moves.indices)
  func `A layout that moves the control farther than the tolerance ends a press`(_ index: Int) {
    let (steps, losses) = Self.moves[index]
    let view = View()
    view.touch(.began)
    for step in steps {
      switch step {
      case .move(let distance): view.move(by: distance)
      case .grow:
        view.bounds = Rect(
          center: view.bounds.center, size: Size(width: 200, height: 80))
      case .scroll(let distance):
        view.move(by: distance)
        view.host.scroll()
      case .resize(let distance):
        view.host.interrupt(.displaced)
        view.move(by: distance)
      case .turn(let distance):
        view.viewport = Rect(x: 0, y: 0, width: 800, height: 400)
        view.move(by: distance)
      }
      view.platform.wait(0.25)
    }
    let told = view.take().dropFirst().map { String($0.prefix { $0 != " " }) }
    expect(told, equals: losses)
  }

  @Test func `A scroll moves what waits without a contact, however short, and nothing at rest`() {
    let view = View()
    view.host.scroll()
    _ = view.host.activate()
    view.host.scroll()
    view.move(by: 1)
    view.host.scroll()
    expect(view.take(), equals: ["activation 10.0", "displaced 10.0"])
    expect(view.host.control.bounds, equals: view.bounds)
  }

  @Test func `A look at the view lets no time pass, and a delay ends at its own time`() {
    let view = View()
    view.touch(.began)
    view.platform.wait(1)
    expect(view.take(), equals: ["began 10.0"])
    view.host.control.dueTime = 11.75
    view.host.invalidate()
    expect(view.take(), equals: ["time 11.0"])
    view.platform.wait(1)
    expect(view.take(), equals: ["time 11.75"])

    // A timer that fires late does not feed a time that events may still precede.
    view.host.control.dueTime = 12.5
    view.host.invalidate()
    _ = view.take()
    view.platform.now += 3
    view.platform.receiver?.wake(at: view.platform.now)
    expect(view.take(), equals: ["time 12.5"])
  }

  @Test func `The time of a contact or a key has to be near the platform's clock`() throws {
    let contact = ContactSample(time: 500, phase: .began, position: .zero)
    #expect(Input.contact(contact).timeFault(at: 500.1) == nil)
    #expect(Input.contact(contact).timeFault(at: 80_000) == nil)
    #expect(Input.time(0).timeFault(at: 500_000) == nil)
    let key = Input.key(KeySample(time: 500_000, phase: .down))
    expect(
      key.timeFault(at: 500),
      equals: "The time of an input is 500000.0 s, but the clock of the platform is at 500.0 s. "
        + "Times are in seconds, on the clock of the platform's events. "
        + "Pass the time stamp of the event, not milliseconds and not a date.")
  }
}

/// A control that records its inputs. A contact or an activation engages it, until the contact lifts or an interruption
/// other than `displaced` comes.
private struct LossSpy: ControlValue {
  enum State: UInt8 { case idle }
  enum Act: UInt8 { case none }
  enum Label: UInt8 { case none }

  var inputs: [String] = []
  /// The time at which the control changes by itself, in seconds.
  var dueTime = Double.infinity
  private var now = 0.0

  let state = State.idle
  let intention = 0.0
  let source = ForceSource.none
  private(set) var hasContact = false
  private(set) var isEngaged = false
  var needsFrame = false
  var dueIn: Double { dueTime - now }
  var access: Access { Access(role: .button, textSlot: 0, isEnabled: true) }
  var bounds = Rect(x: 0, y: 0, width: 1, height: 1)
  var viewport = Rect.unbounded
  var reducesMotion = false

  private mutating func note(
    _ input: String, _ time: Double, begins: Bool = false
  ) -> EventList<Event> {
    inputs.append("\(input) \((time * 1000).rounded() / 1000)")
    var events = EventList<Event>()
    if begins { events.begin() }
    return events
  }

  mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    let begins = sample.phase == .began && !isEngaged
    hasContact = sample.phase == .began || sample.phase == .moved && hasContact
    isEngaged = hasContact
    return note(
      "\(sample.phase)\(sample.isCovered ? " covered" : "")", sample.time, begins: begins)
  }

  mutating func feed(_ key: KeySample) -> EventList<Event> { note("\(key.phase)", key.time) }

  mutating func activate(at time: Double) -> EventList<Event> {
    let begins = !isEngaged
    isEngaged = true
    return note("activation", time, begins: begins)
  }

  mutating func interrupt(_ interruption: Interruption, at time: Double) -> EventList<Event> {
    if interruption != .displaced {
      hasContact = false
      isEngaged = false
    }
    return note("\(interruption)", time)
  }

  mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    note("\(enabled)", time)
  }

  mutating func advance(to time: Double) -> EventList<Event> {
    if time >= dueTime { dueTime = .infinity }
    now = time
    return note("time", time)
  }

  func draw(into sink: inout some SceneSink) {}
}
