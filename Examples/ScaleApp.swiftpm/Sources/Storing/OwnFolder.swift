import Foundation

extension URL {
  /// Where the app keeps what is its own. Other than the caches, it is in the device's backup.
  static var ownFolder: URL {
    let support = FileManager.default.urls(
      for: .applicationSupportDirectory, in: .userDomainMask)[0]
    #if os(macOS)
    // There it is everybody's.
    return support.appendingPathComponent("Scale")
    #else
    return support
    #endif
  }
}
