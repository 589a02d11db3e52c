import Foundation

/// A plain TCP connection to the server under test, for requests that no HTTP client would send.
///
/// Each call blocks its own thread, because the server under test needs the threads of Swift and Dispatch. Every call
/// fails after `patienceSeconds` instead of hanging.
final class WireConnection: Sendable {
  private let descriptor: Int32

  private static let patienceSeconds = 30

  /// A failed system call on the connection.
  struct Failure: Error {
    let call: String
    let code = errno
  }

  /// Connects, and sends data that fits a socket's buffer. `source` is the address of this computer that the server sees.
  init(
    port: UInt16, host: String = "127.0.0.1", from source: String? = nil,
    sending data: Data = Data()
  ) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(call: "socket") }
    var patience = timeval(tv_sec: Self.patienceSeconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    // If one of these calls fails, `deinit` closes the socket.
    if let source {
      guard call(bind, source, 0) == 0 else { throw Failure(call: "bind") }
    }
    guard call(connect, host, port) == 0 else { throw Failure(call: "connect") }
    try sendNow(data)
  }

  private func call(
    _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ host: String,
    _ port: UInt16
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Returns a port that is free at this moment.
  static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 ? getsockname(descriptor, $0, &size) : -1
      }
    }
    guard result == 0 else { throw Failure(call: "bind") }
    return UInt16(bigEndian: address.sin_port)
  }

  deinit {
    close(descriptor)
  }

  func send(_ data: Data) async throws {
    try await blocking { try self.sendNow(data) }
  }

  private func sendNow(_ data: Data) throws {
    try data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(
          descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { throw Failure(call: "send") }
        sent += count
      }
    }
  }

  /// Closes the sending side of the connection.
  func endSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Reads until the server closes the connection.
  func readToEnd() async throws -> Data {
    try await blocking {
      var data = Data()
      while let chunk = try self.read(atMost: 65_536) { data.append(chunk) }
      return data
    }
  }

  /// Reads until the server closes or resets the connection.
  func readUntilClosed() async throws -> Data {
    try await blocking {
      var data = Data()
      do {
        while let chunk = try self.read(atMost: 65_536) { data.append(chunk) }
      } catch let failure as Failure where failure.code == ECONNRESET {}
      return data
    }
  }

  /// Reads one reply on a connection that stays open. `hasBody` is false for the reply to HEAD.
  func readResponse(hasBody: Bool = true) async throws -> WireResponse {
    try await blocking {
      var data = Data()
      while data.range(of: Data("\r\n\r\n".utf8)) == nil {
        // Read one byte at a time, so as not to read into the next reply.
        guard let byte = try self.read(atMost: 1) else { throw Failure(call: "end of answer") }
        data.append(byte)
      }
      let head = try WireResponse(data)
      var missing = hasBody ? Int(head.headers["Content-Length"] ?? "0")! : 0
      while missing > 0, let chunk = try self.read(atMost: missing) {
        data.append(chunk)
        missing -= chunk.count
      }
      return try WireResponse(data)
    }
  }

  private func read(atMost count: Int) throws -> Data? {
    var buffer = [UInt8](repeating: 0, count: count)
    let received = recv(descriptor, &buffer, count, 0)
    guard received >= 0 else { throw Failure(call: "recv") }
    return received == 0 ? nil : Data(buffer.prefix(received))
  }

  private func blocking<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
  }
}
