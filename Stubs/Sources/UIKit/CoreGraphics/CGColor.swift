// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Equatable, @unchecked Sendable {
  public let components: [CGFloat]?

  // https://developer.apple.com/documentation/coregraphics/cgcolor/init(srgbred:green:blue:alpha:)
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }
}
