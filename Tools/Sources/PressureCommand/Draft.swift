import Foundation

/// The new contents of a file, written in full but not yet in place.
///
/// On Linux, a draft is an open file without a name, so it disappears if the run is killed. On other systems, and on file
/// systems without unnamed files, it has a hidden name in the same folder.
struct Draft {
  /// The descriptor that keeps an unnamed draft open; nil for a draft with a hidden name.
  private let file: Descriptor?
  /// A hidden name in the target folder, because renaming works only on the same volume.
  private let hiddenName: String
  /// The hidden name that keeps the old file until `finish`.
  private var oldName: String { hiddenName + ".old" }
  /// True if a file already exists at the target.
  private let replaces: Bool
  /// The path that the draft has taken, once it has.
  private var place: String?
  private var isOldKept = false

  /// Writes a draft into a folder. It takes the owner and mode of the file that it will replace, or those of a new file.
  /// Returns nil if it cannot be written.
  init?(
    _ contents: some Sequence<UInt8>, in folder: String, like existing: stat?,
    hasName: Bool = false
  ) {
    // Do not let anyone read the draft who may not read the existing file.
    let mode: mode_t = existing == nil ? 0o666 : 0o600
    replaces = existing != nil
    hiddenName = "\(folder)/.\(UUID().uuidString).part"
    var number = hasName ? -1 : Self.openNameless(in: folder, mode)
    let isNamed = number < 0
    if isNamed { number = open(hiddenName, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    if number < 0 { return nil }
    var isWritten = Descriptor(number: number).write(contents)
    if let existing {
      // Only the superuser can change the owner; for other users, the writer becomes the owner. Set the mode last, because
      // changing the owner and writing can clear some of its bits.
      _ = fchown(number, existing.st_uid, existing.st_gid)
      _ = fchmod(number, existing.st_mode & 0o7777)
    }
    // On a network file system, a full disk may be reported only on close.
    if isNamed || !isWritten { isWritten = close(number) == 0 && isWritten }
    file = isNamed || !isWritten ? nil : Descriptor(number: number)
    if !isWritten {
      unlink(hiddenName)
      return nil
    }
  }

  /// Moves the draft to its place; returns true on success. It replaces a file only if one existed when the draft was made.
  /// With `keepingOld`, the old file is kept for `undo` until `finish`.
  mutating func claim(_ place: String, keepingOld: Bool = false) -> Bool {
    let isTaken: Bool
    if replaces {
      isOldKept = keepingOld && link(place, oldName) == 0
      // An existing file can only be replaced by renaming.
      isTaken = (file.map { name($0, hiddenName) } ?? true) && rename(hiddenName, place) == 0
    } else if let file {
      isTaken = name(file, place)
    } else if link(hiddenName, place) == 0 {
      unlink(hiddenName)
      isTaken = true
    } else {
      // Some file systems have no hard links.
      isTaken = errno != EEXIST && rename(hiddenName, place) == 0
    }
    if isTaken { self.place = place }
    return isTaken
  }

  /// Removes the draft and restores the previous contents of its place. Returns false if they were not kept.
  func undo() -> Bool {
    defer { finish() }
    guard let place else {
      unlink(hiddenName)
      return true
    }
    return replaces ? isOldKept && rename(oldName, place) == 0 : unlink(place) == 0
  }

  /// Removes all temporary files and keeps only the file in place.
  func finish() {
    if isOldKept { unlink(oldName) }
    if let file { close(file.number) }
  }

  #if os(Linux)
  private static func path(_ number: Int32) -> String { "/proc/self/fd/\(number)" }

  private static func openNameless(in folder: String, _ mode: mode_t) -> Int32 {
    // O_TMPFILE; Swift cannot import the macro.
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
