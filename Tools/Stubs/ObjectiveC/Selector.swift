// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  private let name: String

  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }
}
