import PressureHosting

/// The known masses of this device: one calibration that all scales of the app share.
///
/// It always equals its file: a change that cannot be written is not made.
final class KnownMasses: Watched {
  private(set) var calibration = ScaleCalibration()
  /// The problem found when the file was read; nil if there was none.
  private(set) var problem: CalibrationProblem?
  /// The file of the known masses, for sharing.
  let file: CalibrationFile

  /// The known masses in the app's own file.
  static let shared = KnownMasses(file: .own)

  /// Creates the known masses of a file, and reads it.
  init(file: CalibrationFile) {
    self.file = file
    super.init()
    read()
  }

  /// Changes the known masses and writes the file. If the file was unreadable, reads it again first.
  ///
  /// - Throws: A `CalibrationProblem`. The known masses are then unchanged.
  func change(_ change: (inout ScaleCalibration) -> Void) throws(CalibrationProblem) {
    if problem == .unreadable { read() }
    if problem == .unreadable { throw .unreadable }
    var changed = calibration
    change(&changed)
    try file.write(changed)
    calibration = changed
    problem = nil
    tell()
  }

  private func read() {
    do {
      calibration = try file.read()
      problem = nil
    } catch {
      problem = error
    }
    tell()
  }
}
