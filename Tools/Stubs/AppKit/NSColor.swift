// https://developer.apple.com/documentation/appkit/nscolor
open class NSColor: NSObject, @unchecked Sendable {
  private let light: [CGFloat]
  private let dark: [CGFloat]

  private init(light: [CGFloat], dark: [CGFloat]) {
    self.light = light
    self.dark = dark
  }

  /// Here only: copies a color, for all appearances.
  public convenience init(copying color: NSColor) {
    self.init(light: color.light, dark: color.dark)
  }

  // https://developer.apple.com/documentation/appkit/nscolor/init(srgbred:green:blue:alpha:)
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(light: [red, green, blue, alpha], dark: [red, green, blue, alpha])
  }

  // https://developer.apple.com/documentation/appkit/nscolor/init(cgcolor:)
  public convenience init?(cgColor: CGColor) {
    guard let parts = cgColor.components, parts.count == 4 else { return nil }
    self.init(light: parts, dark: parts)
  }

  // https://developer.apple.com/documentation/appkit/nscolor/cgcolor
  // The color in the current drawing appearance.
  open var cgColor: CGColor {
    let own = NSAppearance.drawing == .darkAqua ? dark : light
    return CGColor(srgbRed: own[0], green: own[1], blue: own[2], alpha: own[3])
  }

  // https://developer.apple.com/documentation/appkit/nscolor/setfill()
  open func setFill() {}

  // https://developer.apple.com/documentation/appkit/nscolor/systemcolorsdidchangenotification
  public static let systemColorsDidChangeNotification = Notification.Name(
    "NSSystemColorsDidChangeNotification")

  // https://developer.apple.com/documentation/appkit/ui-element-colors
  // https://developer.apple.com/documentation/appkit/standard-colors
  public class var controlAccentColor: NSColor {
    NSColor(light: [0, 0.478, 1, 1], dark: [0.039, 0.518, 1, 1])
  }
  public class var secondaryLabelColor: NSColor {
    NSColor(light: [0, 0, 0, 0.5], dark: [1, 1, 1, 0.55])
  }
  public class var labelColor: NSColor {
    NSColor(light: [0, 0, 0, 0.85], dark: [1, 1, 1, 0.85])
  }
  public class var windowBackgroundColor: NSColor {
    NSColor(light: [0.925, 0.925, 0.925, 1], dark: [0.196, 0.196, 0.196, 1])
  }
  public class var quaternaryLabelColor: NSColor {
    NSColor(light: [0, 0, 0, 0.1], dark: [1, 1, 1, 0.1])
  }
  public class var systemGreen: NSColor {
    NSColor(light: [0.157, 0.804, 0.255, 1], dark: [0.196, 0.843, 0.294, 1])
  }
  public class var black: NSColor { NSColor(light: [0, 0, 0, 1], dark: [0, 0, 0, 1]) }
  public class var clear: NSColor { NSColor(light: [0, 0, 0, 0], dark: [0, 0, 0, 0]) }
  public class var systemRed: NSColor {
    NSColor(light: [1, 0.231, 0.188, 1], dark: [1, 0.271, 0.227, 1])
  }
  public class var systemYellow: NSColor {
    NSColor(light: [1, 0.8, 0, 1], dark: [1, 0.839, 0.039, 1])
  }
}

// https://developer.apple.com/documentation/appkit/nsappearance
open class NSAppearance: NSObject, @unchecked Sendable {
  /// Here only: Apple's SDK creates appearances by name.
  public static let aqua = NSAppearance()
  public static let darkAqua = NSAppearance()

  nonisolated(unsafe) static var drawing = aqua

  // https://developer.apple.com/documentation/appkit/nsappearance/currentdrawing()
  open class func currentDrawing() -> NSAppearance { drawing }

  // https://developer.apple.com/documentation/appkit/nsappearance/performascurrentdrawingappearance(_:)
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let before = NSAppearance.drawing
    NSAppearance.drawing = self
    block()
    NSAppearance.drawing = before
  }
}
