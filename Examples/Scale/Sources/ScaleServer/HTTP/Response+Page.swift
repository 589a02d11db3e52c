import Foundation
import Hummingbird

extension Response {
  /// A page of a few words, for who has an address that leads nowhere.
  ///
  /// The texts are put in as they are: they are not from a request.
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
  /// Whether a person reads the reply: a browser asks for HTML only where it shows a page.
  var wantsPage: Bool {
    headers[.accept]?.contains("text/html") == true
  }

  /// What the body says it is, without its parameters.
  var mediaType: String? {
    headers[.contentType]?.split(separator: ";").first?
      .trimmingCharacters(in: .whitespaces).lowercased()
  }
}
