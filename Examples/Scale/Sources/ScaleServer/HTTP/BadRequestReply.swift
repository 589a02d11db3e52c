import Foundation
import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Gives the reply to bytes that are not HTTP the same form as all other refusals.
///
/// Such bytes never become a request, so `RequestRouter` does not see them, and Hummingbird replies with a bare 400.
/// Each connection has its own handler.
final class BadRequestReply: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The date format of RFC 9110, section 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`.
  static let date = Date.VerbatimFormatStyle(
    format: """
      \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
      \(minute: .twoDigits):\(second: .twoDigits) GMT
      """,
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian))

  private let firstBytes = FirstBytes()
  /// True until the connection has carried a request.
  private var isFirst = true

  func handlerAdded(context: ChannelHandlerContext) {
    // Add it before the parser. This does not fail, because the channel is new.
    try? context.pipeline.syncOperations.addHandler(firstBytes, position: .first)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    isFirst = false
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // The replies of `RequestRouter` already have the security headers.
    guard case .head(let head) = unwrapOutboundIn(data), head.status == .badRequest,
      head.headerFields[.xContentTypeOptions] == nil
    else {
      context.write(data, promise: promise)
      return
    }
    let problem = Problem(
      .badRequest, "This is not an HTTP request, or its head is too long. Use a browser.")
    var response = Response(problem)
    SecurityHeaders.add(to: &response.headers)
    response.headers[.connection] = "close"
    response.headers[.date] = Date().formatted(Self.date)
    // Only the parser knows where a later request begins. It may be HEAD, so send no body.
    if !isFirst { response.headers[.contentLength] = "0" }
    context.write(wrapOutboundOut(.head(response.head)), promise: promise)
    if isFirst, !firstBytes.areHEAD {
      context.write(wrapOutboundOut(.body(problem.json)), promise: nil)
    }
  }
}
