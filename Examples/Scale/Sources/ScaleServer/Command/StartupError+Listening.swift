import FlyingSocks
import Foundation

extension StartupError {
  /// Why the server cannot listen on a port.
  init(listening error: any Error, port: UInt16) {
    switch error {
    case SocketError.failed(_, EADDRINUSE, _):
      self.init(
        "Port \(port) is already in use. Stop what uses it or choose another with --port.")
    case SocketError.failed(_, EACCES, _):
      self.init(
        "You may not listen on port \(port). Choose one from 1024 to 65535 with --port.")
    default:
      self.init(
        "Listening on port \(port) failed (\(error.localizedDescription)). "
          + "Choose another with --port.")
    }
  }
}
