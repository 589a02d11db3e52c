import UIKit

// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  public init() {}

  /// The values of the app's own keys.
  var added: [ObjectIdentifier: Any] = [:]

  // https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  public var isEnabled = true

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

  // https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize
  public var dynamicTypeSize = DynamicTypeSize.large

  // https://developer.apple.com/documentation/swiftui/environmentvalues/font
  public var font: Font?

  // https://developer.apple.com/documentation/swiftui/environmentvalues/controlsize
  public var controlSize = ControlSize.regular

  // https://developer.apple.com/documentation/swiftui/environmentvalues/displayscale
  public var displayScale: CGFloat = 3
}

@available(*, unavailable)
extension EnvironmentValues: @unchecked Sendable {}

// https://developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large
  @available(iOS 17.0, *)
  case extraLarge

  public static var allCases: [ControlSize] {
    let sizes: [ControlSize] = [.mini, .small, .regular, .large]
    if #available(iOS 17.0, *) { return sizes + [.extraLarge] }
    return sizes
  }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    // A view inside a disabled one is disabled, whatever it asks for.
    ChangedView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  // https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ChangedView(content: self) { $0[keyPath: keyPath] = value }
  }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-1m2tf
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  // https://developer.apple.com/documentation/swiftui/view/controlsize(_:)
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  // https://developer.apple.com/documentation/swiftui/view/tint(_:)-93mfq
  // The stand-in ignores the tint: Apple does not promise that it reaches a UIKit view.
  public nonisolated func tint(_ tint: Color?) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/font(_:)
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
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
