import PressureHosting

/// The known masses of this device: one calibration for all scales of the app.
///
/// What it holds is what its file holds: a change that could not be written is none.
@MainActor
final class KnownMasses {
  private(set) var calibration = ScaleCalibration()
  /// What was found when the file was read; nil when all is well.
  private(set) var problem: CalibrationProblem?
  /// Where they are kept, to be sent to others.
  let file: CalibrationFile

  private var watchers: [Watcher] = []

  /// The app's own.
  static let shared = KnownMasses(file: .own)

  /// Makes those of a file, and reads it.
  init(file: CalibrationFile) {
    self.file = file
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

  /// Calls back now and after every change, for as long as somebody is there.
  func watch(for owner: AnyObject, _ changed: @escaping @MainActor () -> Void) {
    watchers.append(Watcher(owner: owner, changed: changed))
    changed()
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

  private func tell() {
    watchers.removeAll { $0.owner == nil }
    for watcher in watchers { watcher.changed() }
  }

  /// Who is told of changes.
  private struct Watcher {
    weak var owner: AnyObject?
    let changed: @MainActor () -> Void
  }
}
