/// The protocol of all controls: a value that takes samples and time, returns events, and draws itself.
///
/// All hosts, traces and checks are written once against this. It reads no clock, starts no timer
/// and keeps no reference; used as a generic constraint only.
public protocol ControlValue: Equatable, Sendable {
  /// Where it is in its protocol; codes 0…15.
  associatedtype State: RawRepresentable<UInt8> & Hashable & Sendable
  /// What it is for: what its host does when it says so; codes 0…15.
  associatedtype Act: RawRepresentable<UInt8> & Hashable & Sendable
  /// The host's texts that it shows or announces; codes 0…15.
  associatedtype Label: RawRepresentable<UInt8> & Hashable & Sendable
  /// What it says to its host.
  typealias Event = ControlEvent<State, Act, Label>

  /// Where it is in its protocol.
  var state: State { get }
  /// How hard the person means it, 0…1; 0 when nobody presses.
  var intention: Double { get }
  /// The source of the intention.
  var source: ForceSource { get }
  /// Whether a contact is down: meanwhile a host holds back selection and call-outs.
  var hasContact: Bool { get }
  /// Whether the contact's moves are the control's: meanwhile a host holds back scrolling. As
  /// `hasContact`, unless a control says otherwise.
  var holdsScroll: Bool { get }
  /// Whether it waits for the rest of a protocol: meanwhile a host tells it of interruptions.
  var isEngaged: Bool { get }
  /// Whether it changes by itself as time passes: a host asks for frames while this is true, and
  /// for none when it is not.
  var needsFrame: Bool { get }
  /// How long until its state changes by itself, in seconds after the last time that it was told: then a host tells it
  /// the time, although no frame is shown. Infinite, the default, while only inputs change the state; 0 or less as soon
  /// as possible.
  var dueIn: Double { get }
  /// What it is to those who do not see it.
  var access: Access { get }
  /// Where it is on the screen, in points.
  var bounds: Rect { get set }
  /// What of the screen can be seen, in points, in the space of `bounds`; of a control that keeps inside of
  /// nothing, everything.
  var viewport: Rect { get set }
  /// Whether the person asked for less motion.
  var reducesMotion: Bool { get set }
  /// Whether something of it stays over the screen without a contact: meanwhile contacts are its own, wherever
  /// they are.
  var isLeftOpen: Bool { get }

  /// Takes a sample of any contact on the screen.
  @discardableResult
  mutating func feed(_ sample: ContactSample) -> EventList<Event>
  /// Takes what an activation key did while the control has keyboard focus.
  @discardableResult
  mutating func feed(_ key: KeySample) -> EventList<Event>
  /// Takes an activation that has no duration: an assistive technology's, or a program's.
  @discardableResult
  mutating func activate(at time: Double) -> EventList<Event>
  /// Opens what is behind it without a press, and leaves it open; most have nothing there.
  mutating func open(at time: Double) -> EventList<Event>
  /// Takes what may take the press away.
  @discardableResult
  mutating func interrupt(_ interruption: Interruption, at time: Double) -> EventList<Event>
  /// Makes it take input, or none.
  @discardableResult
  mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event>
  /// Lets time pass, up to a stamp in seconds.
  @discardableResult
  mutating func advance(to time: Double) -> EventList<Event>
  /// Draws its look at the time it has advanced to: the same value always draws the same.
  func draw(into sink: inout some SceneSink)
}

extension ControlValue {
  /// As `hasContact`.
  public var holdsScroll: Bool { hasContact }
  /// Everything; setting it changes nothing.
  public var viewport: Rect {
    get { .unbounded }
    set {}
  }
  /// Nothing does.
  public var isLeftOpen: Bool { false }
  /// Only inputs change the state.
  public var dueIn: Double { .infinity }

  /// Opens nothing, and lets time pass.
  @discardableResult
  public mutating func open(at time: Double) -> EventList<Event> { advance(to: time) }
}

extension ControlValue {
  /// Takes any input.
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
  /// Makes a frame of a control's present look.
  public init(of control: some ControlValue) {
    self.init()
    control.draw(into: &self)
  }
}

/// A control that hosts can use by name alone: a page, a storyboard, a command line, a benchmark.
///
/// Its states, acts, texts, options, colours and layers are enumerations. With them, and no other list, hosts make their
/// attributes, properties and tables.
public protocol DeclaredControl: ControlValue where State: CaseIterable, Label: CaseIterable {
  /// What it can be told to do differently.
  associatedtype Options: NamedOptions
  /// The layers that it draws, by their ids.
  associatedtype LayerID: RawRepresentable<UInt8> & CaseIterable & Sendable

  /// The options it was made with; a change holds from the next input on.
  var options: Options { get set }
}

/// A control's description for assistive technology.
public struct Access: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Role: UInt8, Sendable {
    /// Something that does something when it is activated.
    case button
    /// Something that shows what it measures.
    case meter
    /// Something that leads elsewhere.
    case link
  }

  /// What kind of thing it is.
  public var role: Role
  /// Which of the host's texts it says of itself now; 0 for none.
  public var textSlot: UInt8
  /// Whether it can be used.
  public var isEnabled: Bool
  /// Whether it is at work and takes no input until it is done; it keeps its focus meanwhile.
  public var isBusy: Bool

  /// Makes a description; of one that is not busy by default.
  public init(role: Role, textSlot: UInt8, isEnabled: Bool, isBusy: Bool = false) {
    self.role = role
    self.textSlot = textSlot
    self.isEnabled = isEnabled
    self.isBusy = isBusy
  }
}
