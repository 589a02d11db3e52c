import Foundation

/// The files that a command writes: all of them, or none.
///
/// Each is first written in full beside its place, under another name. Only when all of that went
/// well do they take their places, and a reader never sees half a file.
struct OutputFiles {
  private struct File {
    /// As the user said it.
    var name: String
    var place: URL
    var contents: Data
    /// What a file begins with whose place it may take; nil, if that may be any.
    var beginning: String?

    /// Hidden, in the same folder: on the same volume, as renaming needs.
    let draft: URL

    init(name: String, place: URL, contents: Data, beginning: String?) {
      self.name = name
      self.place = place
      self.contents = contents
      self.beginning = beginning
      draft = place.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).part")
    }
  }

  private var files: [File] = []
  /// What was read, which must not be written over.
  private let input: String
  /// What that is, for the message.
  private let content: String

  init(input: String, content: String) {
    self.input = input
    self.content = content
  }

  /// Adds a file to write; nothing is written yet.
  ///
  /// A file that the user has not named says what it begins with: its folder is made if it is missing, and
  /// it takes the place only of a file that begins so too, which was made before.
  mutating func add(
    _ text: String, at name: String, beginning: String? = nil
  ) throws(Failure) {
    if name.isEmpty || name.hasSuffix("/") {
      throw .unwritable(name, "this is not the name of a file")
    }
    let place = Self.place(name)
    if place == Self.place(input) {
      throw .unwritable(name, "this is \(content); choose another name")
    }
    if files.contains(where: { $0.place == place }) {
      throw .unwritable(
        name, "the calibration is written to this file; choose another for the plot")
    }
    files.append(
      File(name: name, place: place, contents: Data(text.utf8), beginning: beginning))
  }

  /// Writes all files and returns their names, or throws and leaves everything as it was.
  func write() throws(Failure) -> [String] {
    var folders: [URL] = []
    var written: [String] = []
    defer {
      for file in files { try? FileManager.default.removeItem(at: file.draft) }
      // What was made for nothing is empty.
      if written.isEmpty { for folder in folders { rmdir(folder.path) } }
    }
    for file in files {
      let folder = file.place.deletingLastPathComponent()
      if file.beginning != nil, mkdir(folder.path, 0o777) == 0 { folders.append(folder) }
      try Self.check(file)
      do {
        try file.contents.write(to: file.draft, options: .withoutOverwriting)
      } catch {
        throw .unwritable(
          file.name, "the file cannot be written; are you allowed to, is there room?")
      }
    }
    for file in files {
      if rename(file.draft.path, file.place.path) != 0 {
        // Nothing is known that leads here, so say what is there now.
        let rest = written.map { "; \($0) was written" }.joined()
        throw .unwritable(file.name, "the file cannot be written\(rest)")
      }
      written.append(file.name)
    }
    return written
  }

  /// A file takes only the place of a file: renaming would replace a device as well.
  private static func check(_ file: File) throws(Failure) {
    let folder = file.place.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .unwritable(file.name, "its folder does not exist; make it first") }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.place.path)
    switch attributes?[.type] as? FileAttributeType {
    case nil: return
    case .typeRegular?:
      guard let beginning = file.beginning else { return }
      if (try? Data(contentsOf: file.place))?.starts(with: beginning.utf8) == true { return }
      throw .unwritable(
        file.name,
        "this file was not made by this command; move it away, or add to it what is printed")
    case .typeDirectory?: throw .unwritable(file.name, "this is a folder; name a file in it")
    default: throw .unwritable(file.name, "this is not a file; choose another name")
    }
  }

  /// Where a name leads, so that two names of one file are equal and a link stays a link.
  private static func place(_ name: String) -> URL {
    URL(fileURLWithPath: name).resolvingSymlinksInPath().standardizedFileURL
  }
}
