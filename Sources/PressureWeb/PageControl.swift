import PressureKit

/// A control as a page uses it: options, colours, texts and readings by number.
protocol PageControl: DeclaredControl {
  /// One that was never touched: what a new one is copied from, and where defaults are read. Building
  /// one in place is code, this is data.
  static var atRest: Slot<Self> { get set }
  /// Writes what it reads now.
  func write(into readings: inout Readings)
}

extension PageControl {
  func write(into readings: inout Readings) {}

  /// Sets an option; false, and nothing changed, if the value is out of its range.
  mutating func set(_ option: UInt8, to value: Double) -> Bool {
    if option == SpecialNumber.reducesMotion {
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
  mutating func set(_ color: LayerColor?, slot: Int32) {
    typealias Name = Options.Palette.Name
    guard let name = Name(rawValue: UInt8(truncatingIfNeeded: slot)) else { return }
    options.palette[name] = color ?? Self.atRest.control.options.palette[name]
  }

  /// Sets what was measured of the text or the content of a slot.
  mutating func set(_ size: Size, slot: Int32) {
    guard let measured = Options.Measured(rawValue: UInt8(truncatingIfNeeded: slot)) else { return }
    options.setSize(size, of: measured)
  }
}
