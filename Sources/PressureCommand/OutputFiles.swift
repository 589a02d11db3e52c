import Foundation

/// The files that a command writes: all of them, or none.
///
/// Each is first written in full as a `Draft`. Only when all of that went well do they take their places, and a
/// reader never sees half a file. A file keeps its mode and its owner; one that is read-only is left as it is.
/// The name `-` is the standard output.
struct OutputFiles {
  private struct File {
    /// As the user said it.
    var name: String
    /// What is in it, for messages.
    var content: String
    /// Nil is the standard output.
    var place: URL?
    var text: String
    /// What a file begins with whose place it may take; nil, if that may be any.
    var beginning: String?
  }

  /// A process may have 256 files open on some systems, and a draft without a name is one of them.
  private static let mostOpen = 200

  private var files: [File] = []
  /// What is in the file of each place.
  private var contents: [URL?: String] = [:]
  /// What was read, which must not be written over.
  private let inputs: [File]

  init(input: String, content: String) {
    self.init(inputs: [input], content: content)
  }

  init(inputs: [String], content: String) {
    self.inputs = inputs.map {
      File(name: $0, content: content, place: Self.place($0), text: "")
    }
  }

  /// Adds a file to write; nothing is written yet. What is in it, `the calibration`, is for messages.
  ///
  /// A file that the user has not named says what it begins with: its folder is made if it is missing, and
  /// it takes the place only of a file that begins so too, which was made before.
  mutating func add(
    _ text: String, _ content: String, at name: String, beginning: String? = nil
  ) throws(Failure) {
    if name.isEmpty || name.hasSuffix("/") {
      throw .unwritable(name, "this is not the name of a file")
    }
    let place = Self.place(name)
    if place != nil, let input = inputs.first(where: { $0.place == place }) {
      throw .unwritable(name, "this is \(input.content); choose another name")
    }
    if let other = contents[place] {
      throw .unwritable(name, "\(other) is written there; choose another name")
    }
    contents[place] = content
    files.append(
      File(name: name, content: content, place: place, text: text, beginning: beginning))
  }

  /// Writes all files, or throws and leaves everything as it was; what to print then: the report, with the names
  /// of the files if somebody reads them. Of what is written to the standard output a program has nothing else.
  func write(report: String, namesFiles: Bool = true) throws(Failure) -> String {
    let names = try write()
    if let printed = files.first(where: { $0.place == nil }) { return printed.text }
    if !namesFiles || names.isEmpty { return report }
    let separator = report.isEmpty ? "" : "\n"
    return report + separator + names.map { "Wrote \($0.printable)\n" }.joined()
  }

  /// Returns the names of what is written.
  private func write() throws(Failure) -> [String] {
    // Whoever ends the program meanwhile waits until all is there, or nothing.
    var signals = sigset_t()
    var before = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var drafts: [Draft] = []
    var written: [String] = []
    var folders: [String] = []
    defer {
      for draft in drafts.dropFirst(written.count) { draft.discard() }
      // What was made for nothing is empty; the others stay.
      for folder in folders { rmdir(folder) }
    }
    let files = files.compactMap { file in file.place.map { (file: file, place: $0) } }
    for (file, place) in files {
      let folder = Self.existingFolder(of: file, at: place)
      let existing = try Self.check(file, at: place, in: folder)
      let hasName = drafts.count >= Self.mostOpen
      guard let draft = Draft(file.text.utf8, in: folder, like: existing, hasName: hasName) else {
        throw .unwritable(
          file.name, "the file cannot be written; are you allowed to, is there room?")
      }
      drafts.append(draft)
    }
    for ((file, place), draft) in zip(files, drafts) {
      let folder = place.deletingLastPathComponent().path
      if file.beginning != nil, mkdir(folder, 0o777) == 0 { folders.append(folder) }
      if !draft.take(place.path) {
        // Nothing is known that leads here, so say what is there now.
        let rest = written.map { "; \($0) was written" }.joined()
        throw .unwritable(file.name, "the file cannot be written\(rest)")
      }
      written.append(file.name)
    }
    return written
  }

  /// The folder that a file will be in; if that will be made for it, the one around it.
  private static func existingFolder(of file: File, at place: URL) -> String {
    let folder = place.deletingLastPathComponent()
    let isMissing = file.beginning != nil && access(folder.path, F_OK) != 0
    return (isMissing ? folder.deletingLastPathComponent() : folder).path
  }

  /// A file takes only the place of a file that may be written: renaming would replace a device, and what is
  /// read-only, as well. What is there now; nil if nothing is.
  private static func check(
    _ file: File, at place: URL, in folder: String
  ) throws(Failure) -> stat? {
    var status = stat()
    if stat(folder, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR {
      throw .unwritable(file.name, "its folder does not exist; make it first")
    }
    if lstat(place.path, &status) != 0 { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unwritable(file.name, "this is a folder; name a file in it")
    default: throw .unwritable(file.name, "this is not a file; choose another name")
    }
    if let beginning = file.beginning,
      (try? Data(contentsOf: place))?.starts(with: beginning.utf8) != true
    {
      throw .unwritable(
        file.name,
        "this file was not made by this command; move it away, or add to it what is printed")
    }
    // The superuser may write to it all the same, and did not mean to.
    if status.st_mode & 0o222 == 0 || access(place.path, W_OK) != 0 {
      throw .unwritable(
        file.name, "this file is read-only; make it writable, or choose another name")
    }
    return status
  }

  /// Where a name leads, so that two names of one file are equal and a link stays a link.
  private static func place(_ name: String) -> URL? {
    if name == InputFile.standardStream { return nil }
    return URL(fileURLWithPath: name).resolvingSymlinksInPath().standardizedFileURL
  }
}
