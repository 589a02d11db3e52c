import Foundation
import PressureFormats

/// A file to write.
struct OutputFile {
  /// The name as the user typed it; `-` is the standard output.
  let name: String
  /// The kind of content, such as `the calibration`, for messages.
  let content: String
  let text: String
  /// True if the user named the file itself, and not only its folder.
  let isNamed: Bool
  /// The required beginning of a file that may be replaced; nil if any file may be replaced.
  let beginning: String?
  /// Nil is the standard output.
  let place: OutputPlace?

  init(
    name: String, content: String, text: String, isNamed: Bool, beginning: String?
  ) throws(Failure) {
    let last = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(last) || name.utf8.count >= PATH_MAX {
      throw .unwritable(name, "this is not a file name; name a file")
    }
    self.name = name
    self.content = content
    self.text = text
    self.isNamed = isNamed
    self.beginning = beginning
    place = name == InputFile.standardStream ? nil : OutputPlace(name)
  }

  /// The fix to suggest if the file must not be written.
  var advice: String {
    isNamed ? "choose another name for the output" : "choose another folder with --output"
  }

  /// Refuses a target that must not be replaced. Renaming would also replace a device or a read-only file.
  func check() throws(Failure) {
    guard let place else { return }
    if !place.isInFolder {
      throw .unwritable(name, "its parent folder is a file; choose another name")
    }
    guard let existing = place.existing else { return }
    switch existing.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unwritable(name, "this is a folder; name a file in it")
    default: throw .unwritable(name, "this is not a regular file; choose another name")
    }
    if let beginning,
      (try? Data(contentsOf: URL(fileURLWithPath: place.path)))?.starts(with: beginning.utf8)
        != true
    {
      throw .unwritable(
        name,
        "this file was not made by this command; move it away, or add the printed text to it by hand"
      )
    }
    // The superuser may write to a read-only file, but did not intend to.
    if existing.st_mode & 0o222 == 0 || access(place.path, W_OK) != 0 {
      throw .unwritable(
        name, "this file is read-only; make it writable, or choose another name")
    }
  }
}
