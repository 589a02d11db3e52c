/// A problem with reading or writing the history.
enum HistoryProblem: Error, Equatable, Sendable {
  /// The file was damaged. It was renamed, and a new one was started.
  case damaged(keptAs: String)
  /// A newer version of the app wrote the file. It is not changed.
  case newer
  /// The file exists but cannot be read, or is damaged and cannot be renamed. It is not changed.
  case unreadable
  /// The file cannot be written.
  case unwritable
  /// A note is longer than `SavedWeighing.noteLimit`.
  case noteTooLong

  /// The message for the person: what happened, and what to do about it.
  var message: String {
    switch self {
    case .damaged(let name):
      "The file of weighings is damaged. It was renamed “\(name)”, and a new history was started. "
        + "Nothing was deleted."
    case .newer:
      "These weighings were saved by a newer version of Scale. Update the app to see them."
    case .unreadable:
      "The saved weighings cannot be read now. Unlock or restart the device, and open Scale again."
    case .unwritable:
      "This could not be saved. Free some storage, and try again."
    case .noteTooLong:
      "The note is too long. Shorten it to \(SavedWeighing.noteLimit) characters."
    }
  }
}
