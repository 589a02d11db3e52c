import Synchronization

/// The names and the port by which clients may address this server.
///
/// A page of another site can make its own host name resolve to 127.0.0.1 (DNS rebinding). The browser then treats our
/// replies as that site's. Such a request names the foreign host, so the server accepts only its own names and port.
final class OwnAddress: Sendable {
  /// The address to listen on.
  let host: String
  private let names: [String]
  private let storedPort = Mutex<UInt16?>(nil)

  /// Creates the loopback address, which only this computer can reach.
  static func loopback() -> OwnAddress {
    OwnAddress(host: "127.0.0.1", names: ["127.0.0.1", "localhost", "[::1]"])
  }

  /// Creates an address of this computer in a network.
  static func network(_ host: String) -> OwnAddress {
    OwnAddress(host: host, names: [host])
  }

  private init(host: String, names: [String]) {
    self.host = host
    self.names = names
  }

  /// The names, as words for a message.
  var description: String { names.dropLast(names.count > 1 ? 1 : 0).joined(separator: " or ") }

  /// The port of the listener; nil before it listens. While it is nil, no name is accepted.
  var port: UInt16? {
    get { storedPort.withLock { $0 } }
    set { storedPort.withLock { $0 = newValue } }
  }

  /// True if a `Host` field names this server.
  func isOwn(host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    return authorities.contains(host)
  }

  /// True if an `Origin` field names this server, by any of its names.
  func isOwn(origin: String) -> Bool {
    authorities.contains { origin == "http://" + $0 }
  }

  private var authorities: [String] {
    guard let port else { return [] }
    // RFC 9110, section 4.2.1: the default port may be left out.
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }
}
