import NIOCore

/// Keeps the server accepting connections after a failure to accept one.
///
/// `accept` fails if the client has already hung up or no file descriptor is free. It may succeed a moment later. Without
/// this handler, the error would end Hummingbird's loop over the connections, and so the server. If the listening socket
/// itself breaks, the channel closes, which still ends the loop.
final class AcceptErrors: ChannelInboundHandler, Sendable {
  typealias InboundIn = Channel

  func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
