/// What keeps the history from being read or written, or what was found in its place.
enum HistoryProblem: Error, Equatable, Sendable {
  /// The file was damaged: it is kept under another name, and a new one is begun.
  case damaged(keptAs: String)
  /// The file is of a version of the app that this one does not know. It is left as it is.
  case newer
  /// The file is there and cannot be read, or cannot be kept aside. It is left as it is.
  case unreadable
  /// Nothing can be written.
  case unwritable
  /// A note is longer than `SavedWeighing.noteLimit`.
  case noteTooLong

  /// What happened, and what to do about it.
  var message: String {
    switch self {
    case .damaged(let name):
      "The saved weighings could not be understood. They are kept in “\(name)”, beside a new history. "
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
