import FlyingFox

extension HTTPStatusCode {
  /// RFC 4918, section 11.5; FlyingFox does not list it.
  static let insufficientStorage = HTTPStatusCode(507, phrase: "Insufficient Storage")
}
