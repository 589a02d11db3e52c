import PressureHosting
import PressureKit

@testable import ScaleApp

/// A calibration by two masses: 0 g without force, and 100 g at the sensor's maximum.
func calibration() -> ScaleCalibration {
  var calibration = ScaleCalibration()
  _ = calibration.add(force: 0, grams: 0)
  _ = calibration.add(force: ForceReading.fullScale, grams: 100)
  return calibration
}

/// Returns the reading of a scale some seconds after a press with a fraction of the sensor's range. If the fraction is nil,
/// the touch has no sensor.
func reading(
  _ part: Double?, after seconds: Double = 3, calibration: ScaleCalibration = calibration(),
  isSimulated: Bool = false
) -> ScaleReading {
  var scale = Weighing()
  scale.bounds = Rect(x: 0, y: 0, width: 240, height: 240)
  scale.calibration = calibration.fit
  let force = part.map {
    ForceReading.measured($0 * ForceReading.fullScale, maximum: ForceReading.fullScale)
  }
  for phase in [ContactPhase.began, .moved] {
    _ = scale.feed(
      ContactSample(
        time: 1, phase: phase, position: Point(x: 120, y: 120),
        source: isSimulated ? .simulated : .touch, force: force ?? .none))
  }
  _ = scale.advance(to: 1 + seconds)
  return ScaleReading(of: scale, words: ScaleWords.english)
}

/// A log of what a model reports to its screen: the number of changes, and the announcements.
@MainActor
final class Told {
  var changes = 0
  var said: [String] = []

  init(by model: ScreenModel) {
    model.changed = { [weak self] in self?.changes += 1 }
    model.announce = { [weak self] in self?.said.append($0) }
  }
}
