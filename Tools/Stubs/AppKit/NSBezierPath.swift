// https://developer.apple.com/documentation/appkit/nsbezierpath
open class NSBezierPath: NSObject {
  private var parts: [String]

  // https://developer.apple.com/documentation/appkit/nsbezierpath/init(rect:)
  public init(rect: NSRect) { parts = ["rect \(rect)"] }

  // https://developer.apple.com/documentation/appkit/nsbezierpath/init(roundedrect:xradius:yradius:)
  public init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    parts = ["roundedRect \(rect) \(xRadius) \(yRadius)"]
  }

  // https://developer.apple.com/documentation/appkit/nsbezierpath/appendrect(_:)
  open func appendRect(_ rect: NSRect) { parts.append("rect \(rect)") }

  // https://developer.apple.com/documentation/appkit/nsbezierpath/windingrule-swift.property
  open var windingRule = WindingRule.nonZero

  // https://developer.apple.com/documentation/appkit/nsbezierpath/windingrule-swift.enum
  public enum WindingRule: UInt, Sendable {
    case nonZero, evenOdd
  }

  // https://developer.apple.com/documentation/appkit/nsbezierpath/fill()
  open func fill() { NSBezierPath.filled.append("\(windingRule) " + parts.joined(separator: " ")) }

  /// Here only: the filled paths, in order.
  nonisolated(unsafe) static var filled: [String] = []
}
