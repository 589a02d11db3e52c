import PressureHosting

/// The known masses of this device: one calibration for all scales of the app.
///
/// What it holds is what its file holds: a change that could not be written is none.
final class KnownMasses: Watched {
  private(set) var calibration = ScaleCalibration()
  /// What was found when the file was read; nil when all is well.
  private(set) var problem: CalibrationProblem?
  /// Where they are kept, to be sent to others.
  let file: CalibrationFile

  /// The app's own.
  static let shared = KnownMasses(file: .own)

  /// Makes those of a file, and reads it.
  init(file: CalibrationFile) {
    self.file = file
    super.init()
    read()
  }

  /// Changes those that are in the file, which may be readable by now.
  ///
  /// - Throws: a `CalibrationProblem`; they are as they were then.
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
