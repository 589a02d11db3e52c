/// The time limits for clients, in seconds.
///
/// A browser on the same computer never reaches them. A client that does is stuck or hostile.
public struct Limits: Sendable {
  /// Until the first request, between two requests, and for the head of a request. So it is also how long a used
  /// connection may stay idle: browsers keep connections to save time.
  public var idleSeconds = 30.0
  /// At the limit of connections: a connection that has not sent a whole request is closed after this time, at most twice
  /// that. A program on this computer may open thousands of connections before it sends the first request.
  public var crowdedSeconds = 0.2
  /// The same for the network address, where only a phone has a reason to connect.
  public var crowdedNetworkSeconds = 0.05
  /// From the head of a request to the end of its body.
  public var bodySeconds = 10.0
  /// From the head of a request to the last byte of its reply; then the connection is closed.
  public var exchangeSeconds = 60.0
  /// After the last reply of a connection, for the client to read it and close.
  public var lingerSeconds = 1.0
  /// For the requests in progress when the server is stopped.
  public var farewellSeconds = 4.0

  /// The maximum length of a request's head. Browsers send less than a tenth of it.
  static let headBytes = 16 * 1024

  /// Creates the limits of the demo.
  public init() {}
}
