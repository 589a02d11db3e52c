/// The protocol of all controls: a value that handles samples and time, returns events, and draws itself.
///
/// Hosts, traces and checks are written once, against this protocol. A control reads no clock, starts no timer and keeps no
/// references. Use the protocol only as a generic constraint.
public protocol ControlValue: Equatable, Sendable {
  /// The states of the control's protocol; codes 0…15.
  associatedtype State: RawRepresentable<UInt8> & Hashable & Sendable
  /// The acts that the control reports, each of which tells its host to do something; codes 0…15.
  associatedtype Act: RawRepresentable<UInt8> & Hashable & Sendable
  /// The host's texts that the control shows or announces; codes 0…15.
  associatedtype Label: RawRepresentable<UInt8> & Hashable & Sendable
  /// An event that the control reports to its host.
  typealias Event = ControlEvent<State, Act, Label>

  /// The current state.
  var state: State { get }
  /// The intention, 0…1: how hard the person means it. 0 without a press.
  var intention: Double { get }
  /// The source of the intention.
  var source: ForceSource { get }
  /// True while a contact is down. Meanwhile, the host suppresses text selection and call-outs.
  var hasContact: Bool { get }
  /// True while the contact's moves belong to the control. Meanwhile, the host suppresses scrolling. The same as `hasContact`
  /// by default.
  var holdsScroll: Bool { get }
  /// True if several contacts press together, as on a scale; false by default. If it is false, a second contact cancels the press
  /// of the first.
  var takesSeveralContacts: Bool { get }
  /// True while the control waits for the rest of a protocol. Meanwhile, the host reports interruptions. The events of the input
  /// that makes it true say that a press or an arming began (`EventList.begins`).
  var isEngaged: Bool { get }
  /// True while the control changes as time passes. The host requests frames only while this is true.
  var needsFrame: Bool { get }
  /// The time until the state changes by itself, in seconds after the last time stamp. The host then feeds the time, even if it
  /// shows no frame. Infinite, the default, if only inputs change the state; 0 or less means as soon as possible.
  var dueIn: Double { get }
  /// The control's description for assistive technology.
  var access: Access { get }
  /// The control's frame on the screen, in points.
  var bounds: Rect { get set }
  /// The visible part of the screen, in points, in the coordinate space of `bounds`. Unbounded for a control that does not have
  /// to stay inside it.
  var viewport: Rect { get set }
  /// True if the person prefers reduced motion.
  var reducesMotion: Bool { get set }
  /// True while the control leaves something open over the screen without a contact. Meanwhile, all contacts belong to the
  /// control, wherever they are.
  var isLeftOpen: Bool { get }

  /// True if what the control leaves open is content that contacts press, as a preview: wherever a contact comes down then, that is
  /// the control's own place. False, the default, for a ring, which lies over everything.
  static var opensContent: Bool { get }
  /// The acts that report the past, such as the end of a run: a bit for each, by its number. They cannot be taken back. 0, the
  /// default, means that a press asks for each act. A host drops such an act if a listener of an earlier event takes the press back.
  static var reports: UInt16 { get }
  /// True if the control only measures. Then it is never above another one, because a reading is nothing to take back. False by
  /// default.
  static var isMeter: Bool { get }

  /// Handles a sample of any contact on the screen. The events say if a press began, also in place of another one
  /// (`EventList.begins`).
  @discardableResult
  mutating func feed(_ sample: ContactSample) -> EventList<Event>
  /// Handles an activation key while the control has keyboard focus. The events say if a press began.
  @discardableResult
  mutating func feed(_ key: KeySample) -> EventList<Event>
  /// Handles an activation without a duration, by assistive technology or a program.
  @discardableResult
  mutating func activate(at time: Double) -> EventList<Event>
  /// Handles an activation by a key elsewhere, as Enter in a field of the control's form. It may ask for a confirmation, and never
  /// gives one. For most controls it is any activation.
  @discardableResult
  mutating func ask(at time: Double) -> EventList<Event>
  /// Opens the control's content without a press, and leaves it open. Most controls have no such content.
  mutating func open(at time: Double) -> EventList<Event>
  /// Handles an interruption, which may take the press away.
  @discardableResult
  mutating func interrupt(_ interruption: Interruption, at time: Double) -> EventList<Event>
  /// Enables or disables the control; while it is disabled, it takes no input.
  @discardableResult
  mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event>
  /// Notes that the person saw nothing of the control until now, as while a page's engine was loading. A state that must be
  /// seen before it counts is as new as if it had begun now. By default it only lets time pass.
  @discardableResult
  mutating func wasUnseen(at time: Double) -> EventList<Event>
  /// Lets time pass, up to a time stamp in seconds.
  @discardableResult
  mutating func advance(to time: Double) -> EventList<Event>
  /// Draws the control at the time it has advanced to. Equal values draw equal layers.
  func draw(into sink: inout some SceneSink)
}

extension ControlValue {
  /// The same as `hasContact`.
  public var holdsScroll: Bool { hasContact }
  /// False: a second contact cancels the press of the first.
  public var takesSeveralContacts: Bool { false }
  /// Unbounded; setting it has no effect.
  public var viewport: Rect {
    get { .unbounded }
    set {}
  }
  /// False: the control leaves nothing open.
  public var isLeftOpen: Bool { false }
  /// Infinite: only inputs change the state.
  public var dueIn: Double { .infinity }

  /// False: the control leaves a ring open, or nothing.
  public static var opensContent: Bool { false }

  /// 0: a press asks for each act.
  public static var reports: UInt16 { 0 }

  /// False: the control acts.
  public static var isMeter: Bool { false }

  /// Lets time pass.
  @discardableResult
  public mutating func wasUnseen(at time: Double) -> EventList<Event> { advance(to: time) }

  /// Handles it as any activation.
  @discardableResult
  public mutating func ask(at time: Double) -> EventList<Event> { activate(at: time) }

  /// Lets time pass, and opens nothing.
  @discardableResult
  public mutating func open(at time: Double) -> EventList<Event> { advance(to: time) }

  /// Opens the control's content, or closes it as Escape does if it is left open.
  @discardableResult
  public mutating func toggle(at time: Double) -> EventList<Event> {
    isLeftOpen ? interrupt(.escape, at: time) : open(at: time)
  }
}

extension ControlValue {
  /// Handles an input of any kind.
  @discardableResult
  public mutating func feed(_ input: Input) -> EventList<Event> {
    switch input {
    case .contact(let sample): feed(sample)
    case .key(let sample): feed(sample)
    case .activation(let time): activate(at: time)
    case .interruption(let interruption, let time): interrupt(interruption, at: time)
    case .enabling(let enabled, let time): setEnabled(enabled, at: time)
    case .time(let time): advance(to: time)
    }
  }
}

extension SceneFrame {
  /// Makes a frame of a control's current look.
  public init(of control: some ControlValue) {
    self.init()
    control.draw(into: &self)
  }
}

/// A control that hosts can use by name alone, such as a page, a storyboard, a command line or a benchmark.
///
/// Its states, acts, texts, options, colours and layers are enumerations. Hosts derive their attributes, properties and tables
/// from them and need no other list.
public protocol DeclaredControl: ControlValue where State: CaseIterable, Label: CaseIterable {
  /// The options of the control.
  associatedtype Options: NamedOptions
  /// The layers that it draws, by their ids.
  associatedtype LayerID: RawRepresentable<UInt8> & CaseIterable & Sendable

  /// The control's options; a change takes effect with the next input.
  var options: Options { get set }
}

/// A control's description for assistive technology.
public struct Access: Hashable, Sendable {
  /// The kind of a control.
  public enum Role: UInt8, Sendable {
    /// A control that performs an action when it is activated.
    case button
    /// A control that shows a measurement.
    case meter
    /// A control that leads to other content.
    case link
  }

  /// The opacity of a disabled control that has no colours for it.
  package static let disabledOpacity = 0.45

  /// The kind of the control.
  public var role: Role
  /// The slot of the host's text that describes the control now; 0 without a text.
  public var textSlot: UInt8
  /// True if the control can be used.
  public var isEnabled: Bool
  /// True while the control works and takes no input. It keeps its focus.
  public var isBusy: Bool

  /// Makes a description, by default of a control that is not busy.
  public init(role: Role, textSlot: UInt8, isEnabled: Bool, isBusy: Bool = false) {
    self.role = role
    self.textSlot = textSlot
    self.isEnabled = isEnabled
    self.isBusy = isBusy
  }
}
