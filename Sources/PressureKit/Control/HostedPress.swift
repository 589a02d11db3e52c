/// The rest of a press: all that a host knows of it besides the control. Every host has the same value, and no rules of its own.
///
/// The host adds the events of each input, and then takes one after another:
///
///     press.add(control.feed(input), of: control, takingBack: input.takesBack)
///     if press.asksForPlace { press.begin(at: frame, part: part, in: &order) }
///     while let event = press.next(of: control) { report(event) }
public struct HostedPress: Hashable, Sendable {
  /// The contact without force that is held back.
  public var forceless = ForcelessContact()
  /// The beginning of the present press or arming. It means nothing unless the control is engaged.
  public var anchor = PressAnchor(at: .unbounded)
  /// True if the control has acted since the last contact began.
  public private(set) var hasActed = false
  /// True if the last input began a press or an arming, or brought a contact down on the control's own place. The host then calls
  /// `begin` before it takes the events.
  public private(set) var asksForPlace = false
  /// True if the last input brought a contact down on the control's own place, also on one that is engaged.
  public var isOnPlace: Bool { arrival == .onPlace }
  /// True if the last contact came down in the control, but not on its view: the app passes the contact on.
  public private(set) var isPassedOn = false
  /// The place among the presses of a screen, in the order of their beginnings. The highest is on top: Escape ends it alone. A meter's
  /// is below all others, because a reading is nothing to take back, and that of a control that is not engaged is the lowest.
  public var rank: Int32 { isEngaged ? order : .min }
  private var arrival = Arrival.none
  private var order: Int32 = 0
  /// True if the last input began a press or an arming.
  package var begins = false
  /// True if the last input caused an act.
  private var acts = false
  private var isEngaged = false
  private var state: UInt8 = 0
  private var pending = PendingEvents()
  /// The number of events of earlier inputs.
  private var earlier: UInt64 = 0
  /// A bit for each act that is a report.
  private let reports: UInt16
  private let isMeter: Bool

  /// Makes a value for a control of a type.
  public init<Value: ControlValue>(of type: Value.Type) {
    reports = Value.reports
    isMeter = Value.isMeter
  }

  /// Adds the events of an input.
  ///
  /// - Parameters:
  ///   - events: What the control has answered.
  ///   - control: The control, after the input.
  ///   - contact: The input, if it was a sample of a contact.
  ///   - effect: The effect of the input on the events that the host has not taken yet.
  public mutating func add<Value: ControlValue>(
    _ events: EventList<Value.Event>, of control: Value, after contact: ContactSample? = nil,
    takingBack effect: TakesBack = .never
  ) {
    beginInput()
    append(events)
    endInput(
      state: control.state.rawValue, isEngaged: control.isEngaged,
      arrival: contact.map { Arrival(of: $0, on: control) } ?? .none, takingBack: effect)
  }

  // A host that does not know the control's type adds the events in steps.

  package mutating func beginInput() {
    earlier = pending.count
    (begins, acts) = (false, false)
  }

  /// Adds the events of one of the samples of an input.
  package mutating func append<Event: EventCode>(_ events: EventList<Event>) {
    if pending.append(low: events.low, high: events.high) { acts = true }
    if events.begins { begins = true }
  }

  /// True if the last input has caused events that the host has not taken.
  package var hasEvents: Bool { pending.count > earlier }

  package mutating func endInput(
    state: UInt8, isEngaged: Bool, arrival: Arrival, takingBack effect: TakesBack
  ) {
    let hasChanged = state != self.state || (self.isEngaged && !isEngaged)
    (self.state, self.isEngaged, self.arrival) = (state, isEngaged, arrival)
    if arrival != .none { (hasActed, isPassedOn) = (false, false) }
    if acts { hasActed = true }
    if effect == .always || (effect == .withChange && hasChanged) {
      earlier = pending.takeBack(earlier, to: state, reports: reports)
    }
    asksForPlace = isEngaged && (begins || arrival == .onPlace)
  }

  /// Notes where a press or an arming begins, or where a contact comes down on the control's own place.
  ///
  /// - Parameters:
  ///   - bounds: The control's frame, in coordinates that do not move with it.
  ///   - subject: A number that changes when the control acts on something else.
  ///   - part: The part of the control that the contact hits, in units of the control's width and height. Nil without a contact, and
  ///     if the contact did not hit the view.
  ///   - order: The number of presses that have begun on the screen or in the page.
  public mutating func begin(
    at bounds: Rect, subject: Int32 = 0, part: Point? = nil, in order: inout Int32
  ) {
    if begins && isEngaged {
      order &+= 1
      self.order = isMeter ? order &- .max : order
      anchor = PressAnchor(at: bounds, subject: subject)
    }
    anchor.part = part
    isPassedOn = arrival == .onPlace && part == nil
  }

  /// Takes the first event that has not been taken; nil if there is none.
  public mutating func next<Value: ControlValue>(of control: Value) -> Value.Event? {
    Value.Event(code: next())
  }

  /// Takes the code of the first event that has not been taken; 0 if there is none.
  package mutating func next() -> UInt8 {
    if earlier > 0 { earlier -= 1 }
    return pending.next()
  }
}

/// The contact that an input brings to a control.
package enum Arrival: Sendable {
  /// The input brings no contact, or is of one that was down before.
  case none
  /// One that comes down beside the control, as on its ring, on something that covers it, or that does not press.
  case elsewhere
  /// One that comes down on the control's own place and presses.
  case onPlace

  /// Judges a sample that the control has handled.
  package init<Value: ControlValue>(of sample: ContactSample, on control: Value) {
    if sample.phase != .began {
      self = .none
    } else if control.hasContact, !sample.isCovered,
      Value.opensContent || control.bounds.contains(sample.position)
    {
      self = .onPlace
    } else {
      self = .elsewhere
    }
  }
}

/// The effect of an input on the events of earlier inputs that the host has not passed on yet.
public enum TakesBack: Sendable {
  /// The input takes nothing back: it passes time, or a person made it.
  case never
  /// The input takes them back if it changes the control's state or ends a press.
  case withChange
  /// The input takes them back: nobody can mean the press any more.
  case always
}

extension Input {
  /// The effect on events that the host has not passed on yet.
  public var takesBack: TakesBack {
    switch self {
    case .interruption(let interruption, _): interruption.takesBack
    case .enabling(false, _): .always
    case .contact, .key, .activation, .enabling, .time: .never
    }
  }
}

extension Interruption {
  /// The effect on events that the host has not passed on yet. Code that receives an event may move the focus, for example: that takes
  /// back only a press that it ends.
  public var takesBack: TakesBack {
    switch self {
    case .captureLost, .displaced, .focusLost, .keysLost: .withChange
    case .escape, .hostInactive, .menu, .removed, .unreachable, .changed, .moved:
      .always
    }
  }
}
