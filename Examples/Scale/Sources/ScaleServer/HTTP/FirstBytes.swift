import NIOCore

/// Remembers the first bytes of a connection before they are parsed.
final class FirstBytes: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private static let head = Array("HEAD ".utf8)

  private var bytes: [UInt8] = []

  /// True if the first request is HEAD. The reply to HEAD has no body, even if the request cannot be parsed.
  var areHEAD: Bool { bytes == Self.head }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if bytes.count < Self.head.count {
      // RFC 9112, section 2.2: a client may send empty lines first.
      let line = unwrapInboundIn(data).readableBytesView
        .drop { bytes.isEmpty && ($0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n")) }
      bytes += line.prefix(Self.head.count - bytes.count)
    }
    context.fireChannelRead(data)
  }
}
