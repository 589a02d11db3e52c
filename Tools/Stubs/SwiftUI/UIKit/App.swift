import UIKit

// https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  // https://developer.apple.com/documentation/swiftui/app/body-swift.property
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
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
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(makeContent:)")
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) {}
}

extension WindowGroup: Scene {}

// https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  public var wrappedValue: DelegateType {
    fatalError("The stand-in launches no app, so it has no delegate")
  }

  // https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor/init(_:)-8vsk6
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
