import Foundation
import PressureFormats

/// The files that a command writes: all of them, or none.
///
/// Each is first written in full as a `Draft`. Only when all of that went well do they take their places, and a
/// reader never sees half a file. Folders that are missing are made. A file keeps its mode and its owner; one that is
/// read-only is left as it is, and so is every file that the run has read. The name `-` is the standard output.
struct OutputFiles {
  /// A process may have 256 files open on some systems, and a draft without a name is one of them.
  private static let mostOpen = 200

  private let inputs: InputFiles
  private var files: [OutputFile] = []

  init(inputs: InputFiles) {
    self.inputs = inputs
  }

  /// Adds a file to write; nothing is written yet. What is in it, `the calibration`, is for messages.
  ///
  /// If the user has named only its folder, `isNamed` is false. A file that says what it begins with takes the place
  /// only of a file that begins so too, which was made before.
  mutating func add(
    _ text: String, _ content: String, at name: String, isNamed: Bool = true,
    beginning: String? = nil
  ) throws(Failure) {
    files.append(
      try OutputFile(
        name: name, content: content, text: text, isNamed: isNamed, beginning: beginning))
  }

  /// Writes all files, or throws and leaves everything as it was; what to print then: the report, with the names
  /// of the files if somebody reads them. Of what is written to the standard output a program has nothing else.
  /// All that the run reads must have been read.
  func write(report: String, namesFiles: Bool = true) throws(Failure) -> String {
    try checkIdentities()
    for file in files { try file.check() }
    let names = try writeAll()
    if let printed = files.first(where: { $0.place == nil }) { return printed.text }
    if !namesFiles || names.isEmpty { return report }
    let separator = report.isEmpty ? "" : "\n"
    return report + separator + names.map { "Wrote \($0.printable)\n" }.joined()
  }

  /// No output is an input, a stream that something is printed to, or another output.
  private func checkIdentities() throws(Failure) {
    var others: [OutputPlace.Identity: String] = [:]
    for stream in inputs.streams { others[.file(stream.identity)] = stream.name }
    for input in inputs.all {
      if let identity = input.identity { others[.file(identity)] = input.description }
    }
    var contents: [OutputPlace.Identity?: String] = [:]
    for file in files {
      if let identity = file.place?.identity, let other = others[identity] {
        throw .unwritable(file.name, "this is the same file as \(other); \(file.advice)")
      }
      if let other = contents[file.place?.identity] {
        throw .unwritable(file.name, "\(other) is also written there; \(file.advice)")
      }
      contents[file.place?.identity] = file.content
    }
  }

  /// Returns the names of what is written.
  private func writeAll() throws(Failure) -> [String] {
    // Whoever ends the program meanwhile waits until all is there, or nothing.
    var signals = sigset_t()
    var before = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let files = files.compactMap { file in
      file.place.map { (name: file.name, text: file.text, place: $0) }
    }
    var drafts: [Draft] = []
    var folders: [String] = []
    do throws(Failure) {
      for file in files {
        let draft = Draft(
          file.text.utf8, in: file.place.folder, like: file.place.existing,
          hasName: drafts.count >= Self.mostOpen)
        guard let draft else {
          throw .unwritable(
            file.name, "the file cannot be written; check its permissions and the free disk space")
        }
        drafts.append(draft)
      }
      for file in files {
        for folder in file.place.missingFolders where mkdir(folder, 0o777) == 0 {
          folders.append(folder)
        }
      }
      for (index, file) in files.enumerated() {
        let canFail = index < files.count - 1
        if !drafts[index].claim(file.place.path, keepingOld: canFail) {
          throw .unwritable(file.name, "the file cannot be written")
        }
      }
    } catch {
      var sentence = error.sentences[0]
      for (file, draft) in zip(files, drafts) where !draft.undo() {
        // What was there is gone, so say what is there now.
        sentence += "; \(file.name) was written"
      }
      for folder in folders.reversed() { rmdir(folder) }
      throw Failure(status: error.status, sentences: [sentence])
    }
    for draft in drafts { draft.finish() }
    return files.map(\.name)
  }
}
