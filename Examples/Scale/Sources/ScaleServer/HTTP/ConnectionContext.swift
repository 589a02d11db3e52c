import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTPTypes

/// The connection of a request.
struct ConnectionContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  private let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  /// The request's context, as Hummingbird's router requires it.
  var basic: BasicRequestContext {
    BasicRequestContext(source: .init(channel: channel, logger: logger))
  }

  /// Tells the client to send the body that it announced.
  func sendContinue() async {
    // Ignore a failure: the body will not arrive either, and reading it reports that.
    try? await channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue))).get()
  }
}

extension Request {
  /// Returns the same request with a normalized path.
  func at(_ path: RequestPath) -> Request {
    var head = head
    head.path = path.text + (uri.query.map { "?" + $0 } ?? "")
    return Request(head: head, body: body)
  }
}
