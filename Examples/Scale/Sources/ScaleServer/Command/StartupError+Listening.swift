import Foundation
import NIOCore

extension StartupError {
  /// Creates the error for a port or an address that the server cannot listen on.
  init(listening error: any Error, host: String, port: UInt16) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE:
      self.init(
        "Port \(port) is already in use. Stop the program that uses it or choose another with --port."
      )
    case EACCES:
      self.init(
        "You may not listen on port \(port). Choose one from 1024 to 65535 with --port.")
    case EADDRNOTAVAIL:
      self.init(
        "\(host) is not an address of this computer. Give one of its own with --network.")
    default:
      self.init(
        "Listening on port \(port) failed (\(error)). "
          + "Choose another with --port.")
    }
  }
}
