import Hummingbird

/// The message about a deletion by a form, which the next page shows once.
///
/// A cookie keeps it until then. In the address, other sites could make the page show a text of their own.
struct LastDeletion {
  let message: String

  private static let name = "scale-deletion"
  private static let attributes = "Path=\(HistoryRoutes.path); HttpOnly; SameSite=Strict"

  /// The cookie that ends the message.
  static let endOfCookie = "\(name)=; Max-Age=0; \(attributes)"

  /// Creates the message for the title of a deleted weighing; nil if the weighing did not exist.
  init(of title: String?) {
    message = title.map { "Deleted \($0)" } ?? "This weighing was already deleted."
  }

  /// Reads the message from the cookie. Nil if there is none.
  init?(of request: Request) {
    let start = Self.name + "="
    guard let cookie = request.head.cookies.first(where: { $0.hasPrefix(start) }),
      let message = PercentEncoding.decoded(cookie.dropFirst(start.count))
    else { return nil }
    self.message = message
  }

  /// The cookie that keeps the message for a minute.
  var cookie: String {
    "\(Self.name)=\(PercentEncoding.encoded(message)); Max-Age=60; \(Self.attributes)"
  }
}
