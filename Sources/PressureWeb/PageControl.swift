import PressureKit

/// A control as a page uses it: options, colours, texts and readings by number.
protocol PageControl: Control where State: RawRepresentable<UInt8> {
  associatedtype Options: NamedOptions
  associatedtype Palette: NamedColors

  /// Its number in the page's script.
  static var kind: Int32 { get }
  /// One that was never touched: what a new one is copied from, and where defaults are read. Building
  /// one in place is code, this is data.
  static var atRest: Slot<Self> { get set }

  /// Its options.
  var options: Options { get set }
  /// Its colours.
  var palette: Palette { get set }
  /// What of the screen can be seen; of a control that does not ask for it, anything.
  var viewport: Rect { get set }
  /// Whether something stays over the page without a contact: meanwhile it has the focus.
  var isLeftOpen: Bool { get }
  /// Opens what is behind it without a press, and leaves it open; most have nothing there.
  mutating func open(at time: Double) -> EventList<Event>
  /// Sets what was measured of the text of a slot.
  mutating func set(_ size: Size, slot: Int32)
  /// Writes what it reads now.
  func write(into readings: inout Readings)
}

/// What all controls have, as an option: whether the person asked for less motion.
let reducesMotionOption: UInt8 = 255

extension PageControl {
  var viewport: Rect {
    get { .unbounded }
    set {}
  }

  var isLeftOpen: Bool { false }

  mutating func open(at time: Double) -> EventList<Event> { EventList() }

  func write(into readings: inout Readings) {}

  /// Sets an option; false, and nothing changed, if the value is out of its range.
  mutating func set(_ option: UInt8, to value: Double) -> Bool {
    if option == reducesMotionOption {
      reducesMotion = value != 0
      return true
    }
    return Options.Name(rawValue: option).map { options.set($0, to: value) } ?? false
  }

  /// An option; 0 for one that there is not.
  func option(_ option: UInt8) -> Double {
    Options.Name(rawValue: option).map { options[$0] } ?? 0
  }

  /// Sets the colour of a slot; nil is the default.
  mutating func set(_ color: Color?, slot: Int32) {
    guard let name = Palette.Name(rawValue: UInt8(truncatingIfNeeded: slot)) else { return }
    palette[name] = color ?? Self.atRest.control.palette[name]
  }
}
