/// How long a client may take, in seconds.
///
/// A browser on the same computer needs none of them; what does is stuck, or means harm.
public struct Limits: Sendable {
  /// Until the first request, between two, and for the head of one. Also how long a connection
  /// that was used lies unused: browsers keep them to save time.
  public var idleSeconds = 30.0
  /// While there are as many connections as may be: after so long, and at most twice that, one ends
  /// that has not sent a whole request. A program on this computer may open thousands before it
  /// sends the first.
  public var crowdedSeconds = 0.2
  /// The same on an address of a network, where nobody but a phone has a reason to connect.
  public var crowdedNetworkSeconds = 0.05
  /// From the head of a request to the end of its body.
  public var bodySeconds = 10.0
  /// From the head of a request to the last byte of its reply; then the connection is closed.
  public var exchangeSeconds = 60.0
  /// After the last reply of a connection, for the client to read it and close.
  public var lingerSeconds = 1.0
  /// For the requests under way when the server is told to stop.
  public var farewellSeconds = 4.0

  /// How long the head of a request may be: what browsers send is less than a tenth.
  static let headBytes = 16 * 1024

  /// The limits of the demo.
  public init() {}
}
