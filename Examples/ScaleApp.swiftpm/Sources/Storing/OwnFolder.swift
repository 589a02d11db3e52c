import Foundation

extension URL {
  /// The folder for the app's own files. Unlike the caches, it is in the device's backup.
  static var ownFolder: URL {
    let support = FileManager.default.urls(
      for: .applicationSupportDirectory, in: .userDomainMask)[0]
    #if os(macOS)
    // On macOS, all apps share Application Support.
    return support.appendingPathComponent("Scale")
    #else
    return support
    #endif
  }
}
