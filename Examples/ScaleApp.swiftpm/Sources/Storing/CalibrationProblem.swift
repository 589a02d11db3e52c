import PressureHosting

/// What keeps the known masses from being read or written.
enum CalibrationProblem: Error, Equatable, Sendable {
  /// The file is no calibration. It stays until the next one is written.
  case damaged
  /// The file is there and cannot be read. Nothing is written over it.
  case unreadable
  /// Nothing can be written.
  case unwritable

  /// What happened, and what to do about it.
  var message: String {
    switch self {
    case .damaged: "The calibration could not be understood. Calibrate again."
    case .unreadable:
      "The calibration cannot be read now. Unlock or restart the device, and open Scale again."
    case .unwritable:
      "This could not be saved. Free some storage, and try again."
    }
  }
}

/// What is wrong with a file that was to be imported.
enum ImportProblem: Error, Equatable, Sendable {
  case unreadable
  case tooLarge
  case empty
  case noCalibration(ScaleCalibrationError)

  /// What is wrong, in a sentence.
  var message: String {
    switch self {
    case .unreadable: "It cannot be read."
    case .tooLarge: "It is too large for a calibration."
    case .empty: "It is a calibration without masses."
    case .noCalibration(.notJSON): "It is not JSON."
    case .noCalibration(.noCalibration): "It is not a calibration, or one of a newer version."
    case .noCalibration(.noPoints): "It has no list of known masses."
    case .noCalibration(.badPoint(let number)):
      "Its mass number \(number) is not a force and grams, each from 0 to 1,000,000."
    }
  }
}
