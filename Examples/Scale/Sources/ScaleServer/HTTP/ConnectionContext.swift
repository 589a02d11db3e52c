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
    // On a connection that has failed the body does not come either, which is noticed there.
    try? await channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue))).get()
  }
}

extension Request {
  /// The same request for an address in its one spelling.
  func at(_ path: RequestPath) -> Request {
    var head = head
    head.path = path.text + (uri.query.map { "?" + $0 } ?? "")
    return Request(head: head, body: body)
  }
}
