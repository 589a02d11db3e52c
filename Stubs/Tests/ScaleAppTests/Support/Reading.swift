import PressureHosting
import PressureKit

@testable import ScaleApp

/// The line from nothing to 100 g at the sensor's maximum, by two masses.
func calibration() -> ScaleCalibration {
  var calibration = ScaleCalibration()
  _ = calibration.add(force: 0, grams: 0)
  _ = calibration.add(force: ForceReading.fullScale, grams: 100)
  return calibration
}

/// What a scale reads that is pressed by a part of the sensor's range, after so many seconds; nil is a touch that nothing
/// measures.
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
        time: 1, phase: phase, position: Point(x: 120, y: 120), source: .touch,
        force: force ?? .none))
  }
  _ = scale.advance(to: 1 + seconds)
  return ScaleReading(of: scale, words: ScaleWords.english, isSimulated: isSimulated)
}

/// What a model told its screen: how often it changed, and what was to be said.
@MainActor
final class Told {
  var changes = 0
  var said: [String] = []

  init(by model: ScreenModel) {
    model.changed = { [weak self] in self?.changes += 1 }
    model.announce = { [weak self] in self?.said.append($0) }
  }
}
