import Foundation

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
}
