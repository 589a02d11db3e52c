import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes slow and finished connections. Each connection has its own handler.
///
/// Hummingbird closes a connection that is idle or does not finish a head. This handler closes a connection if a request
/// and its reply take too long, for example because the client does not read the reply. It also closes a connection after
/// its last reply.
final class ConnectionRules: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let limits: Limits
  private let connections: Connections
  /// True if the sender of a request may use the server.
  private let knows: @Sendable (HTTPRequest) -> Bool
  /// The number of requests whose reply has not been sent completely.
  private var unanswered = 0
  private var exchange: Scheduled<Void>?
  private var isLastReply = false
  /// True after the last reply was sent. Bytes that still arrive are discarded.
  private var isOver = false
  private var discardedBytes = 0

  /// The maximum number of bytes to discard after the last reply.
  ///
  /// Closing a socket with unread bytes makes the system discard the reply, which the client may not have read yet
  /// (RFC 9112, section 9.6). The limit stops a client that keeps sending.
  private static let discardLimit = 8 * 1024 * 1024

  init(
    limits: Limits, among connections: Connections, knows: @escaping @Sendable (HTTPRequest) -> Bool
  ) {
    self.limits = limits
    self.connections = connections
    self.knows = knows
  }

  func handlerAdded(context: ChannelHandlerContext) {
    connections.opened(context.channel)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    guard !isOver else {
      if case .body(let bytes) = part { discardedBytes += bytes.readableBytes }
      if discardedBytes > Self.discardLimit { context.close(promise: nil) }
      return
    }
    switch part {
    case .head(let head):
      unanswered += 1
      if exchange == nil { beginExchange(context) }
      if knows(head) { connections.becameKnown(context.channel) }
    case .body:
      break
    case .end:
      connections.becameBusy(context.channel)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      isLastReply = head.headerFields[.connection] == "close"
      context.write(data, promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      let sent = promise ?? context.eventLoop.makePromise()
      let box = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      sent.futureResult.whenComplete { _ in
        let (rules, context) = box.value
        rules.endExchange(context)
      }
      context.write(data, promise: sent)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if isOver, case ChannelEvent.inputClosed = event { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    exchange?.cancel()
    context.fireChannelInactive()
  }

  private func beginExchange(_ context: ChannelHandlerContext) {
    exchange = closing(context, after: limits.exchangeSeconds)
  }

  private func endExchange(_ context: ChannelHandlerContext) {
    unanswered -= 1
    exchange?.cancel()
    exchange = nil
    if unanswered == 0 { connections.becameIdle(context.channel) }
    if isLastReply {
      isOver = true
      context.close(mode: .output, promise: nil)
      exchange = closing(context, after: limits.lingerSeconds)
    } else if unanswered > 0 {
      beginExchange(context)
    }
  }

  private func closing(_ context: ChannelHandlerContext, after seconds: Double) -> Scheduled<Void> {
    let channel = context.channel
    return context.eventLoop.scheduleTask(in: .milliseconds(Int64(seconds * 1000))) {
      channel.close(promise: nil)
    }
  }
}
