import Foundation
import PressureFormats

/// The files that a command writes: either all of them or none.
///
/// Each file is first written in full as a `Draft`. The drafts move into place only after all were written, so a reader never
/// sees half a file. Missing folders are created. A replaced file keeps its mode and owner. A read-only file and every file
/// that the run has read stay unchanged. The name `-` is the standard output.
struct OutputFiles {
  /// Some systems allow a process only 256 open files, and each unnamed draft is one.
  private static let mostOpen = 200

  private let inputs: InputFiles
  private var files: [OutputFile] = []

  init(inputs: InputFiles) {
    self.inputs = inputs
  }

  /// Adds a file to write later. Messages use `content`, such as `the calibration`.
  ///
  /// `isNamed` is false if the user named only its folder. With a `beginning`, the file replaces only a file that begins in the
  /// same way, which this command wrote earlier.
  mutating func add(
    _ text: String, _ content: String, at name: String, isNamed: Bool = true,
    beginning: String? = nil
  ) throws(Failure) {
    files.append(
      try OutputFile(
        name: name, content: content, text: text, isNamed: isNamed, beginning: beginning))
  }

  /// Writes all files, or throws and restores the previous state. Returns the text to print: the report, with the names of the
  /// written files if `namesFiles` is true. If a file goes to the standard output, only its text is returned. Call it after the
  /// run has read all its inputs.
  func write(report: String, namesFiles: Bool = true) throws(Failure) -> String {
    try checkIdentities()
    for file in files { try file.check() }
    let names = try writeAll()
    if let printed = files.first(where: { $0.place == nil }) { return printed.text }
    if !namesFiles || names.isEmpty { return report }
    let separator = report.isEmpty ? "" : "\n"
    return report + separator + names.map { "Wrote \($0.printable)\n" }.joined()
  }

  /// Refuses an output that is an input, a redirected standard stream or another output.
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

  /// Returns the names of the written files.
  private func writeAll() throws(Failure) -> [String] {
    // Block signals: if the run is ended now, it first finishes the writing or undoes it.
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
        // The old content is lost, so report the file that replaced it.
        sentence += "; \(file.name) was written"
      }
      for folder in folders.reversed() { rmdir(folder) }
      throw Failure(status: error.status, sentences: [sentence])
    }
    for draft in drafts { draft.finish() }
    return files.map(\.name)
  }
}
