import Foundation
import Hummingbird

extension Response {
  /// Creates a short page, for example for an unknown address.
  ///
  /// The texts are not escaped, so they must not come from a request.
  init(_ status: HTTPResponse.Status, title: String, heading: String, html: String) {
    self.init(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-cache"],
      body: ResponseBody(
        byteBuffer: ByteBuffer(
          string: """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <title>\(title) – PressureKit Scale</title>
            <h1>\(heading)</h1>
            <p>\(html)</p>
            </html>

            """)))
  }
}

extension Request {
  /// True if the client shows the reply as a page: only then does a browser ask for HTML.
  var wantsPage: Bool {
    headers[.accept]?.contains("text/html") == true
  }

  /// The media type of the body, in lower case and without parameters.
  var mediaType: String? {
    headers[.contentType]?.split(separator: ";").first?
      .trimmingCharacters(in: .whitespaces).lowercased()
  }
}
