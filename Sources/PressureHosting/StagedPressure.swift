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

  /// The force for a control of one threshold: the whole of the first stage, and full in the second.
  public var force: ForceReading { force(firstStage: 1) }

  /// The force for a peek: a pop, which is above this part of the range, 0…1, belongs to the second stage.
  public func force(popThreshold: Double) -> ForceReading {
    force(firstStage: min(max(popThreshold, 0), 1) * StagedPressure.reach)
  }

  /// What only a sensor says is a measure, also where it is 0, 0.5 or 1.
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
