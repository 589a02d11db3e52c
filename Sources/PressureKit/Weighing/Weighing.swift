/// An electronic scale: it shows the load on it in grams.
///
///     no contact is down                    rest         0
///     a contact begins inside               weighing     the reading follows the force
///     it stays within ±2 g for 1 s          settled
///     a sensor is at its maximum            overload     at least the shown number
///     half a second without a measurement   unmeasured   0: time is not weight
///     the last contact lifts                rest         0
///
/// The forces of several contacts add up. An activation, by key or assistive technology, tares.
///
/// Its behaviour is in `Weighing+Press`, its numbers and their notation in `Weighing+Reading`, its look in `Weighing+Look`. A
/// value takes about a kilobyte, allocates no memory and needs no frames at rest.
public struct Weighing: DeclaredControl, NormalizableControl {
  /// The states of the scale.
  public enum State: UInt8, CaseIterable, Sendable {
    /// No contact is down. → `weighing`: a contact begins inside. → `overload`: its first reading is the sensor's maximum.
    case rest
    /// The reading changes. → `settled`: it has come to rest. → `overload`: a sensor is at its maximum. → `unmeasured`: no
    /// sensor proves itself. → `rest`: the last contact lifts.
    case weighing
    /// The reading has come to rest. → `weighing`: it changes. → `overload`: a sensor is at its maximum. → `unmeasured`: the
    /// last measured contact lifts. → `rest`: the last contact lifts.
    case settled
    /// A sensor is at its maximum. → `weighing`: it no longer is. → `unmeasured`: the last measured contact lifts. → `rest`:
    /// the last contact lifts.
    case overload
    /// A contact is down, and no sensor measures its force. → `weighing`: a sensor proved itself. → `overload`: it is at its
    /// maximum. → `rest`: the last contact lifts.
    case unmeasured
  }

  /// The act of a Weighing.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The shown number changed.
    case reading
  }

  /// The texts that it shows and announces. Their words come from the host.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// No text.
    case none
    /// The shown number.
    case number
    /// The unit below the number, or the text in its place.
    case unit
    /// The number and its unit, or the text for a missing measurement.
    case reading
  }

  /// The control's options; a change takes effect with the next input.
  public var options: WeighingOptions
  /// The control's frame on the screen, in points. Only contacts that begin inside it count.
  public var bounds: Rect
  /// True if the person prefers reduced motion. Then the dial changes its colour at once.
  public var reducesMotion = false
  /// The points of the calibration. As soon as they give a line, the scale uses it.
  public var calibration = Calibration() {
    didSet { refit() }
  }

  /// The current state.
  public internal(set) var state = State.rest
  /// True if it takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true
  /// The largest reading since the first contact began or the scale was tared, in grams, less the tare.
  public internal(set) var peak = 0.0

  /// The line from force to grams: from the calibration if it gives one, otherwise from the capacity.
  public private(set) var line = CalibrationLine(
    slope: CalibrationLine.fullScaleGrams / ForceReading.fullScale)

  var clock = ElapsedClock()
  var load = Load()
  var filter = OneEuroFilter()
  var settling = Settling()
  var resolution = Resolution()
  /// The steady force in units of an average touch.
  var steadyForce = 0.0
  /// The force that `tare(at:)` set to zero, in units of an average touch; nil without a tare.
  var tareForce: Double?
  /// The time at which the first contact began, on `clock`.
  var since = 0.0
  /// The time for which the reading has been at rest, in seconds.
  var rested = 0.0
  var key = KeyPress()
  /// The last shown number, the last announced number, and the time of that announcement.
  var shownBefore = 0.0
  var saidBefore = 0.0
  var saidAt = 0.0
  /// True if the passing of time changes only the dial's colour.
  var isQuiet = true
  /// The dial's colour. It is not visible before the first contact, which sets it.
  var tint = Animated(LayerColor.clear)

  /// Makes a control at rest.
  public init(
    options: WeighingOptions = WeighingOptions(),
    bounds: Rect = Rect(x: 0, y: 0, width: 240, height: 240)
  ) {
    self.options = options
    self.bounds = bounds
  }

  @inline(never)  // called from several places, and larger than a call
  mutating func refit() {
    line = calibration.line ?? CalibrationLine(slope: options.capacity / ForceReading.fullScale)
  }

  /// The part of the sensor's range that is pressed, 0…1.
  public var intention: Double { min(steadyForce / ForceReading.fullScale, 1) }
  /// `measured`, or `none` while nothing is measured.
  public var source: ForceSource { load.isMeasured ? .measured : .none }
  /// True if the force of any measured contact is simulated. Such a reading is no known mass.
  package var isSimulated: Bool { load.isSimulated }
  /// True while a contact is down.
  public var hasContact: Bool { !load.isEmpty }
  /// True while a contact is down.
  public var isEngaged: Bool { !load.isEmpty }
  /// True: several contacts are added up.
  public var takesSeveralContacts: Bool { true }

  /// True while it changes as time passes: the reading may still come to rest, or the dial changes its colour.
  public var needsFrame: Bool {
    !isQuiet || tint.isMoving(at: clock.now)
  }

  /// A meter.
  public var access: Access {
    Access(role: .meter, textSlot: Label.reading.rawValue, isEnabled: isEnabled)
  }
}
