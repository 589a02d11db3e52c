import Foundation
import NIOCore

extension StartupError {
  /// Why the server cannot listen on a port.
  init(listening error: any Error, port: UInt16) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE:
      self.init(
        "Port \(port) is already in use. Stop what uses it or choose another with --port.")
    case EACCES:
      self.init(
        "You may not listen on port \(port). Choose one from 1024 to 65535 with --port.")
    default:
      self.init(
        "Listening on port \(port) failed (\(error)). "
          + "Choose another with --port.")
    }
  }
}
