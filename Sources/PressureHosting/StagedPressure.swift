import PressureKit

/// What a trackpad that presses in stages says of its pressure: how hard within a stage, and which one (`NSEvent`).
///
/// The stages are not one scale: each counts from 0 to 1 by itself, and one may be left out on the way down. Stage 0 has
/// no pressure; it is no lift, which is the mouse's to tell.
public struct StagedPressure: Equatable, Sendable {
  /// 0 below a click, 1 from a click on, 2 from a force click on.
  public var stage: Int
  /// How hard within the stage, 0…1.
  public var pressure: Double

  /// Makes one as it was said.
  public init(stage: Int, pressure: Double) {
    self.stage = stage
    self.pressure = pressure
  }

  /// How far the first stage alone may lead towards a threshold that is the second one's: never to it.
  private static let reach = 0.95

  /// The force for a control of one threshold: the whole of the first stage, and full in the second. `StagedSensor` says
  /// whether it can be trusted.
  public var force: ForceReading { force(firstStage: 1) }

  /// The force for a peek: a pop, which is above this part of the range, 0…1, belongs to the second stage.
  public func force(popThreshold: Double) -> ForceReading {
    force(firstStage: min(max(popThreshold, 0), 1) * StagedPressure.reach)
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

/// A trackpad during one press: its force counts once it has proven that it measures.
///
/// With "Force Click and haptic feedback" switched off, or without a sensor, a trackpad has one stage, whose pressure is 0
/// or 1: a click would be full force. So the first stage is trusted as any fraction is (`ForceReading.provesSensor`): 0, 0.5
/// and 1 prove nothing, and the first other value proves the sensor for the rest of the press. A force click proves it, too.
///
///     var trackpad = StagedSensor()  // as the mouse button goes down
///     let force = trackpad.force(of: StagedPressure(stage: event.stage, pressure: pressure))
public struct StagedSensor: Equatable, Sendable {
  private var isProven = false

  /// Makes one for a press that has just begun.
  public init() {}

  /// The force for a control of one threshold; no sensor while none is proven.
  public mutating func force(of pressure: StagedPressure) -> ForceReading {
    trusts(pressure) ? pressure.force : .none
  }

  /// The force for a peek, as `StagedPressure.force(popThreshold:)`; no sensor while none is proven.
  public mutating func force(of pressure: StagedPressure, popThreshold: Double) -> ForceReading {
    trusts(pressure) ? pressure.force(popThreshold: popThreshold) : .none
  }

  private mutating func trusts(_ pressure: StagedPressure) -> Bool {
    if pressure.stage > 1 { isProven = true }
    if pressure.stage == 1 && ForceReading.normalized(pressure.pressure).provesSensor {
      isProven = true
    }
    return isProven
  }
}
