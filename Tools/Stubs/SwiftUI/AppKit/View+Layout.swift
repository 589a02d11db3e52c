import AppKit
import UniformTypeIdentifiers

// Modifiers without a visible effect on a `ViewScreen`. All but `font` return the view itself.
extension View {
  // https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public nonisolated func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil
  ) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/padding(_:)-68shk
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  public nonisolated func padding() -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/fixedsize()
  public nonisolated func fixedSize() -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/font(_:)
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  // https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/tag(_:)
  public nonisolated func tag<V>(_ tag: V) -> some View where V: Hashable { self }

  // https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-avgj
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:)
  @available(macOS 13.0, *)
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-18a8f
  public nonisolated func searchable(
    text: Binding<String>, prompt: LocalizedStringKey
  ) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearingView(content: self, action: action)
  }
}

private struct AppearingView<Content: View> {
  let content: Content
  let action: (() -> Void)?
}

extension AppearingView: View {
  typealias Body = Never
  var body: Never { fatalError("A modified view has no body here") }
  func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    screen.appear { action?() }
    content.show(on: screen, in: environment)
  }
}

extension ViewBuilder {
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
  public static func buildEither<First, Second>(first: First) -> ConditionalContent<First, Second>
  where First: View, Second: View { .first(first) }

  public static func buildEither<First, Second>(
    second: Second
  ) -> ConditionalContent<First, Second> where First: View, Second: View { .second(second) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("An optional view has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    self?.show(on: screen, in: environment)
  }
}

// https://developer.apple.com/documentation/swiftui/_conditionalcontent
public enum ConditionalContent<First, Second> where First: View, Second: View {
  case first(First)
  case second(Second)
}

extension ConditionalContent: View {
  public typealias Body = Never
  public var body: Never { fatalError("Conditional content has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    switch self {
    case .first(let view): view.show(on: screen, in: environment)
    case .second(let view): view.show(on: screen, in: environment)
    }
  }
}
