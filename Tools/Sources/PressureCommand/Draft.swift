import Foundation

/// What is to be in a file, written in full but not yet in its place.
///
/// On Linux it is an open file without a name until then, and is gone with a run that is killed. Elsewhere, and on
/// a file system that knows nothing without a name, it has a hidden one in the same folder.
struct Draft {
  /// Of one without a name; it keeps the contents.
  private let file: Descriptor?
  /// In the folder of its place: on the same volume, as renaming needs.
  private let hiddenName: String
  /// Another hidden name, for the file whose place it takes.
  private var oldName: String { hiddenName + ".old" }
  /// Whether a file is in its place before.
  private let replaces: Bool
  /// The place that it has taken, if it has.
  private var place: String?
  private var isOldKept = false

  /// Writes a draft into a folder, with the owner and the mode of the file whose place it will take; without
  /// one, with those of a new file. Nil if it cannot be written.
  init?(
    _ contents: some Sequence<UInt8>, in folder: String, like existing: stat?,
    hasName: Bool = false
  ) {
    // Nobody is to read it who may not read that file.
    let mode: mode_t = existing == nil ? 0o666 : 0o600
    replaces = existing != nil
    hiddenName = "\(folder)/.\(UUID().uuidString).part"
    var number = hasName ? -1 : Self.openNameless(in: folder, mode)
    let isNamed = number < 0
    if isNamed { number = open(hiddenName, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    if number < 0 { return nil }
    var isWritten = Descriptor(number: number).write(contents)
    if let existing {
      // Only the superuser gives files away; whoever else may write here gets the file. After the owner and the
      // contents, which take some modes away.
      _ = fchown(number, existing.st_uid, existing.st_gid)
      _ = fchmod(number, existing.st_mode & 0o7777)
    }
    // Over a network a full disk is noticed only as the file is closed.
    if isNamed || !isWritten { isWritten = close(number) == 0 && isWritten }
    file = isNamed || !isWritten ? nil : Descriptor(number: number)
    if !isWritten {
      unlink(hiddenName)
      return nil
    }
  }

  /// Gives it its place; whether that went well. It takes the place of a file only if one was there before.
  /// With `keepingOld` that file is there until `finish`, for `undo`.
  mutating func claim(_ place: String, keepingOld: Bool = false) -> Bool {
    let isTaken: Bool
    if replaces {
      isOldKept = keepingOld && link(place, oldName) == 0
      // Where a file is, a name is only had by renaming.
      isTaken = (file.map { name($0, hiddenName) } ?? true) && rename(hiddenName, place) == 0
    } else if let file {
      isTaken = name(file, place)
    } else if link(hiddenName, place) == 0 {
      unlink(hiddenName)
      isTaken = true
    } else {
      // Not every file system has a second name for a file.
      isTaken = errno != EEXIST && rename(hiddenName, place) == 0
    }
    if isTaken { self.place = place }
    return isTaken
  }

  /// Leaves nothing of it, and in its place what was there before; false if that was not kept.
  func undo() -> Bool {
    defer { finish() }
    guard let place else {
      unlink(hiddenName)
      return true
    }
    return replaces ? isOldKept && rename(oldName, place) == 0 : unlink(place) == 0
  }

  /// Leaves nothing but what is in its place.
  func finish() {
    if isOldKept { unlink(oldName) }
    if let file { close(file.number) }
  }

  #if os(Linux)
  private static func path(_ number: Int32) -> String { "/proc/self/fd/\(number)" }

  private static func openNameless(in folder: String, _ mode: mode_t) -> Int32 {
    // O_TMPFILE, which Swift cannot read from its header.
    let number = open(folder, 0o20000000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, mode)
    if number < 0 || access(path(number), F_OK) == 0 { return number }
    close(number)
    return -1
  }

  private func name(_ file: Descriptor, _ name: String) -> Bool {
    linkat(AT_FDCWD, Self.path(file.number), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }
  #else
  private static func openNameless(in folder: String, _ mode: mode_t) -> Int32 { -1 }

  private func name(_ file: Descriptor, _ name: String) -> Bool { false }
  #endif
}
