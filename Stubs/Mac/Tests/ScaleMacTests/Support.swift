import Foundation
import PressureHosting
import PressureKit

@testable import ScaleMac

/// A folder for the files of one test, which goes with it.
final class Folder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: url) }

  @MainActor var history: History {
    History(file: HistoryFile(url: url.appendingPathComponent("Weighings.json")))
  }
  @MainActor var masses: KnownMasses {
    KnownMasses(file: CalibrationFile(url: url.appendingPathComponent("Calibration.json")))
  }

  /// A place where nothing can be written: a file is where its folder would be.
  @MainActor func brokenHistory() throws -> History {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = url.appendingPathComponent("file")
    try Data().write(to: file)
    return History(file: HistoryFile(url: file.appendingPathComponent("Weighings.json")))
  }
}

/// Settings of one test.
func defaults() -> UserDefaults {
  let name = UUID().uuidString
  return UserDefaults(suiteName: name) ?? .standard
}

/// The line from nothing to 100 g at the sensor's maximum, by two masses.
func calibration() -> ScaleCalibration {
  var calibration = ScaleCalibration()
  _ = calibration.add(force: 0, grams: 0)
  _ = calibration.add(force: ForceReading.fullScale, grams: 100)
  return calibration
}

/// What a scale reads that is pressed by a part of the sensor's range, after so many seconds.
func reading(
  _ part: Double, after seconds: Double = 3, calibration: ScaleCalibration = calibration()
) -> ScaleReading {
  var scale = Weighing()
  scale.bounds = Rect(x: 0, y: 0, width: 240, height: 240)
  scale.calibration = calibration.fit
  for phase in [ContactPhase.began, .moved] {
    _ = scale.feed(
      ContactSample(
        time: 1, phase: phase, position: Point(x: 120, y: 120), source: .trackpad,
        force: .measured(part * ForceReading.fullScale, maximum: ForceReading.fullScale)))
  }
  _ = scale.advance(to: 1 + seconds)
  return ScaleReading(
    of: scale, words: ScaleWords.english, isSimulated: false, weighs: calibration.line != nil)
}
