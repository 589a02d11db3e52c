import NIOCore

/// Keeps the server accepting connections after it could not accept one.
///
/// `accept` fails when a client has hung up meanwhile, or there are no file descriptors, and may
/// succeed a moment later. The error would end Hummingbird's loop over the connections, and with it
/// the server; here it ends nothing. What the server's socket does not survive closes the channel
/// as well, which ends the loop all the same.
final class AcceptErrors: ChannelInboundHandler, Sendable {
  typealias InboundIn = Channel

  func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
