import Foundation

// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Equatable, @unchecked Sendable {
  public let components: [CGFloat]?

  // https://developer.apple.com/documentation/coregraphics/cgcolor/init(srgbred:green:blue:alpha:)
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  // https://developer.apple.com/documentation/coregraphics/cgcolor/converted(to:intent:options:)
  public func converted(
    to destinationColorSpace: CGColorSpace, intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? { self }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }
}

// https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable {
  // https://developer.apple.com/documentation/coregraphics/cgcolorspace/extendedsrgb
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"

  // https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(name:)
  public init?(name: CFString) {}
}

// https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
}

// https://developer.apple.com/documentation/corefoundation/cfstring
public typealias CFString = String
// https://developer.apple.com/documentation/corefoundation/cfdictionary
public typealias CFDictionary = NSDictionary
