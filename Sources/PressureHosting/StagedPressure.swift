import PressureKit

/// The pressure of a trackpad that presses in stages (`NSEvent`): the stage, and the pressure within it.
///
/// The stages do not form one scale: the pressure goes from 0 to 1 in each, and a stage may be skipped on the way down.
/// Stage 0 has no pressure, but it is no lift: the mouse events report that.
public struct StagedPressure: Equatable, Sendable {
  /// The stage: 0 below a click, 1 from a click on, 2 from a force click on.
  public var stage: Int
  /// The pressure within the stage, 0…1.
  public var pressure: Double

  /// Makes the pressure from the values of an event.
  public init(stage: Int, pressure: Double) {
    self.stage = stage
    self.pressure = pressure
  }

  /// The force for a control with one threshold: the first stage covers the whole range, and the second stage is full.
  /// `StagedSensor` decides if the force is trusted.
  public var force: ForceReading { force(firstStage: 1) }

  /// The force for a peek with these options. The first stage can peek, and only the second one, a force click, pops.
  public func force(for options: PeekOptions) -> ForceReading {
    force(firstStage: options.firstStage)
  }

  private func force(firstStage share: Double) -> ForceReading {
    let part: Double =
      switch stage {
      case ...0: 0
      case 1: pressure * share
      default: 1
      }
    return .measured(part * ForceReading.fullScale, maximum: ForceReading.fullScale)
  }
}

/// A trackpad during one press: its force counts once the sensor has proven itself.
///
/// A trackpad without a sensor, or with "Force Click and haptic feedback" switched off, has one stage with a pressure
/// of 0 or 1: a click would be full force. So the first stage is trusted like any fraction
/// (`ForceReading.provesSensor`): 0, 0.5 and 1 prove nothing, and the first other value proves the sensor for the rest
/// of the press. A force click also proves it.
///
///     var trackpad = StagedSensor()  // as the mouse button goes down
///     let force = trackpad.force(of: StagedPressure(stage: event.stage, pressure: pressure))
public struct StagedSensor: Equatable, Sendable {
  private var isProven = false

  /// Makes the sensor for a press that has just begun.
  public init() {}

  /// The force for a control with one threshold; `none` until the sensor is proven.
  public mutating func force(of pressure: StagedPressure) -> ForceReading {
    trusts(pressure) ? pressure.force : .none
  }

  /// The force for a peek, as in `StagedPressure.force(for:)`; `none` until the sensor is proven.
  public mutating func force(of pressure: StagedPressure, for options: PeekOptions) -> ForceReading
  {
    trusts(pressure) ? pressure.force(for: options) : .none
  }

  private mutating func trusts(_ pressure: StagedPressure) -> Bool {
    if pressure.stage > 1 { isProven = true }
    if pressure.stage == 1 && ForceReading.normalized(pressure.pressure).provesSensor {
      isProven = true
    }
    return isProven
  }
}
