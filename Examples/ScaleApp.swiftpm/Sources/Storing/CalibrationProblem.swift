import PressureHosting

/// A problem with reading or writing the known masses.
enum CalibrationProblem: Error, Equatable, Sendable {
  /// The file is not a calibration. It remains until the next one is written.
  case damaged
  /// The file exists but cannot be read. It is not overwritten.
  case unreadable
  /// The file cannot be written.
  case unwritable

  /// The message for the person: what happened, and what to do about it.
  var message: String {
    switch self {
    case .damaged: "The calibration file is damaged. Calibrate again."
    case .unreadable:
      "The calibration cannot be read now. Unlock or restart the device, and open Scale again."
    case .unwritable:
      "This could not be saved. Free some storage, and try again."
    }
  }
}

/// A problem with a file to import.
enum ImportProblem: Error, Equatable, Sendable {
  case unreadable
  case tooLarge
  case empty
  case noCalibration(ScaleCalibrationError)

  /// The problem, in a sentence.
  var message: String {
    switch self {
    case .unreadable: "It cannot be read."
    case .tooLarge: "It is too large for a calibration."
    case .empty: "It contains no known masses."
    case .noCalibration(.notJSON): "It is not JSON."
    case .noCalibration(.noCalibration): "It is not a calibration, or one of a newer version."
    case .noCalibration(.noPoints): "It has no list of known masses."
    case .noCalibration(.badPoint(let number)):
      "In mass number \(number), the force and the grams must be numbers from 0 to 1,000,000."
    }
  }
}
