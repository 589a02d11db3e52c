import Foundation

@testable import ScaleMac

/// A folder for the files of one test. It is deleted together with this object.
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
