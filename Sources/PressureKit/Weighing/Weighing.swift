/// An electronic scale: what presses on it, in grams.
///
///     nothing touches                       rest         0
///     a contact begins inside               weighing     the reading follows the force
///     it stays within ±2 g for 1 s          settled
///     a sensor is at its maximum            overload     at least as much as is shown
///     half a second, and nothing measures   unmeasured   0: time is no weight
///     the last contact lifts                rest         0
///
/// The forces of several contacts add up. An activation, by key or assistive technology, tares.
///
/// Its behaviour is in `Weighing+Press`, its numbers and how they are written in `Weighing+Reading`, its look in
/// `Weighing+Look`. It holds about a kilobyte, allocates nothing and needs no frame at rest.
public struct Weighing: DeclaredControl, NormalizableControl {
  /// What the scale is doing.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Nothing touches it. → `weighing`: a contact begins inside.
    case rest
    /// The reading moves. → `settled`: it has come to rest. → `overload`, `unmeasured`, `rest`.
    case weighing
    /// The reading has come to rest. → `weighing`: it strays. → `overload`, `rest`.
    case settled
    /// A sensor is at its maximum. → `weighing`: it no longer is. → `rest`.
    case overload
    /// Something touches, and nothing measures its force. → `weighing`: a sensor proved itself.
    /// → `rest`.
    case unmeasured
  }

  /// What it is for.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// What is shown changed.
    case reading
  }

  /// The texts it shows and says; their words are the host's.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The number that is shown.
    case number
    /// The unit below it, or what is to be said in its place.
    case unit
    /// The number and its unit, or that nothing is measured.
    case reading
  }

  /// The options it was made with; a change holds from the next input on.
  public var options: WeighingOptions
  /// Where the control is on the screen, in points: contacts count that begin inside.
  public var bounds: Rect
  /// Whether the person asked for less motion: then the dial changes its colour at once.
  public var reducesMotion = false
  /// The points of the calibration; what is weighed is on its line as soon as it has one.
  public var calibration = Calibration() {
    didSet { refit() }
  }

  /// What the scale is doing.
  public internal(set) var state = State.rest
  /// Whether it takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true
  /// The most that was read since the last contact began at rest, in grams, less the tare.
  public internal(set) var peak = 0.0

  /// The line from force to grams: the calibration's, or that of the capacity.
  public private(set) var line = CalibrationLine(
    slope: CalibrationLine.fullScaleGrams / ForceReading.fullScale)

  var clock = ElapsedClock()
  var load = Load()
  var filter = OneEuroFilter()
  var settling = Settling()
  var resolution = Resolution()
  /// The steady force in units of an average touch.
  var steadyForce = 0.0
  /// What `tare` set to zero, in the same unit; nil for nothing.
  var tareForce: Double?
  /// When the first contact began, on `clock`.
  var since = 0.0
  /// How long the reading has been at rest, in seconds.
  var rested = 0.0
  var key = KeyPress()
  /// What was last shown, and last said, and when.
  var shownBefore = 0.0
  var saidBefore = 0.0
  var saidAt = 0.0
  /// Whether time alone would change nothing but the dial's colour.
  var isQuiet = true
  /// The dial's colour; nothing of it is seen before the first contact gives it one.
  var tint = Animated(LayerColor.clear)

  /// Makes one at rest.
  public init(
    options: WeighingOptions = WeighingOptions(),
    bounds: Rect = Rect(x: 0, y: 0, width: 240, height: 240)
  ) {
    self.options = options
    self.bounds = bounds
  }

  @inline(never)  // it is called from several places, and larger than a call
  mutating func refit() {
    line = calibration.line ?? CalibrationLine(slope: options.capacity / ForceReading.fullScale)
  }

  /// The part of the sensor's range that is pressed, 0…1.
  public var intention: Double { min(steadyForce / ForceReading.fullScale, 1) }
  /// `measured`, or `none` while nothing measures.
  public var source: ForceSource { load.isMeasured ? .measured : .none }
  /// Whether a contact is down.
  public var hasContact: Bool { !load.isEmpty }
  /// Whether a contact is down.
  public var isEngaged: Bool { !load.isEmpty }

  /// Whether it changes by itself: while the reading may still come to rest, or the dial changes its
  /// colour.
  public var needsFrame: Bool {
    !isQuiet || tint.isMoving(at: clock.now)
  }

  /// A measured value that can be set to zero.
  public var access: Access {
    Access(role: .meter, textSlot: Label.reading.rawValue, isEnabled: isEnabled)
  }
}
