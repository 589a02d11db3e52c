// https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  // https://developer.apple.com/documentation/swiftui/app/body-swift.property
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  // https://developer.apple.com/documentation/swiftui/app/main()
  // Here, no app is launched.
  @MainActor
  public static func main() {}
}

// https://developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency
public protocol Scene {}

// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content> where Content: View {
  // https://developer.apple.com/documentation/swiftui/windowgroup/init(makecontent:)
  public init(@ViewBuilder makeContent: @escaping () -> Content) {}

  // https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
  @available(macOS, introduced: 11.0, deprecated: 15.0, renamed: "init(makeContent:)")
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) {}
}

extension WindowGroup: Scene {}
