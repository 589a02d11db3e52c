import AppKit

// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  public init() {}

  /// The values of the app's own keys.
  var added: [ObjectIdentifier: Any] = [:]

  // https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  public var isEnabled = true
  // https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize
  public var dynamicTypeSize = DynamicTypeSize.large
  // https://developer.apple.com/documentation/swiftui/environmentvalues/colorscheme
  public var colorScheme = ColorScheme.light
  // https://developer.apple.com/documentation/swiftui/environmentvalues/colorschemecontrast
  // Read-only in Apple's SDK.
  public internal(set) var colorSchemeContrast = ColorSchemeContrast.standard
  // https://developer.apple.com/documentation/swiftui/environmentvalues/legibilityweight
  public var legibilityWeight: LegibilityWeight?
  // https://developer.apple.com/documentation/swiftui/environmentvalues/locale
  public var locale = Locale(identifier: "en")
  // https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection
  public var layoutDirection = LayoutDirection.leftToRight
  // https://developer.apple.com/documentation/swiftui/environmentvalues/font
  public var font: Font?
  // https://developer.apple.com/documentation/swiftui/environmentvalues/controlsize
  public var controlSize = ControlSize.regular
  // https://developer.apple.com/documentation/swiftui/environmentvalues/displayscale
  public var displayScale: CGFloat = 2
}

@available(*, unavailable)
extension EnvironmentValues: @unchecked Sendable {}

// https://developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large
  @available(macOS 14.0, *)
  case extraLarge

  public static var allCases: [ControlSize] {
    let sizes: [ControlSize] = [.mini, .small, .regular, .large]
    if #available(macOS 14.0, *) { return sizes + [.extraLarge] }
    return sizes
  }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/controlsize(_:)
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    ChangedView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  // https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ChangedView(content: self) { $0[keyPath: keyPath] = value }
  }
}

private struct ChangedView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension ChangedView: View {
  typealias Body = Never
  var body: Never { fatalError("A modified view has no body here") }
  func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    var environment = environment
    change(&environment)
    content.show(on: screen, in: environment)
  }
}

// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  private let size: CGFloat

  // https://developer.apple.com/documentation/swiftui/font/system(size:weight:design:)
  public static func system(size: CGFloat) -> Font { Font(size: size) }
  // https://developer.apple.com/documentation/swiftui/font/headline
  public static let headline = Font(size: 13)
  // https://developer.apple.com/documentation/swiftui/font/caption
  public static let caption = Font(size: 10)

  // https://developer.apple.com/documentation/swiftui/font/resolve(in:)
  @available(macOS 26.0, *)
  public func resolve(in context: Context) -> Resolved {
    Resolved(ctFont: .systemFont(ofSize: size))
  }

  // https://developer.apple.com/documentation/swiftui/font/context
  // Available since macOS 12, but only with the SDK of macOS 26.
  public struct Context: Hashable, Sendable {}

  // https://developer.apple.com/documentation/swiftui/font/resolved
  @available(macOS 26.0, *)
  public struct Resolved: Hashable, Sendable {
    public let ctFont: CTFont
  }
}

// https://developer.apple.com/documentation/coretext/ctfont
public typealias CTFont = NSFont

extension EnvironmentValues {
  // https://developer.apple.com/documentation/swiftui/environmentvalues/fontresolutioncontext
  // Available since macOS 12, but only with the SDK of macOS 26.
  public var fontResolutionContext: Font.Context { Font.Context() }
}
