import Foundation
import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Gives the reply to what is no HTTP the form of all our refusals.
///
/// Such bytes never become a request, so the front door does not see them; Hummingbird replies
/// with a bare 400. There is one of these for each connection.
final class BadRequestReply: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The form of RFC 9110, section 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`.
  static let date = Date.VerbatimFormatStyle(
    format: """
      \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
      \(minute: .twoDigits):\(second: .twoDigits) GMT
      """,
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian))

  private let firstBytes = FirstBytes()
  /// The connection has not carried a request yet.
  private var isFirst = true

  func handlerAdded(context: ChannelHandlerContext) {
    // Before the parser. It can be added, because the channel has only just been made.
    try? context.pipeline.syncOperations.addHandler(firstBytes, position: .first)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    isFirst = false
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // Each reply of the front door has its headers.
    guard case .head(let head) = unwrapOutboundIn(data), head.status == .badRequest,
      head.headerFields[.xContentTypeOptions] == nil
    else {
      context.write(data, promise: promise)
      return
    }
    let problem = Problem(
      .badRequest, "This is no HTTP request, or its head is too long. Use a browser.")
    var response = Response(problem)
    SecurityHeaders.add(to: &response.headers)
    response.headers[.connection] = "close"
    response.headers[.date] = Date().formatted(Self.date)
    // Where a later request begins is the parser's knowledge, so that one may be HEAD.
    if !isFirst { response.headers[.contentLength] = "0" }
    context.write(wrapOutboundOut(.head(response.head)), promise: promise)
    if isFirst, !firstBytes.areHEAD {
      context.write(wrapOutboundOut(.body(problem.json)), promise: nil)
    }
  }
}
