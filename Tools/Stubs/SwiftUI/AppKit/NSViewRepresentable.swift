import AppKit

// https://developer.apple.com/documentation/swiftui/nsviewrepresentable
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void

  // https://developer.apple.com/documentation/swiftui/nsviewrepresentable/context
  typealias Context = NSViewRepresentableContext<Self>

  // https://developer.apple.com/documentation/swiftui/nsviewrepresentable/makensview(context:)
  func makeNSView(context: Context) -> NSViewType
  // https://developer.apple.com/documentation/swiftui/nsviewrepresentable/updatensview(_:context:)
  func updateNSView(_ nsView: NSViewType, context: Context)
  // https://developer.apple.com/documentation/swiftui/nsviewrepresentable/makecoordinator()
  func makeCoordinator() -> Coordinator
  // https://developer.apple.com/documentation/swiftui/nsviewrepresentable/dismantlensview(_:coordinator:)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  // https://developer.apple.com/documentation/swiftui/nsviewrepresentable/sizethatfits(_:nsview:context:)
  @available(macOS 13.0, *)
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  @available(macOS 13.0, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError("An NSViewRepresentable has no body") }

  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    screen.show(self, in: environment)
  }
}

// https://developer.apple.com/documentation/swiftui/nsviewrepresentablecontext
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
}

@MainActor
protocol Place {
  var nsView: NSView { get }
  func dismantle()
  @available(macOS 13.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize?
}

@MainActor
final class ViewPlace<Shown: NSViewRepresentable>: Place {
  private var shown: Shown
  private var context: Shown.Context
  private let view: Shown.NSViewType

  init(_ shown: Shown, in environment: EnvironmentValues) {
    self.shown = shown
    context = NSViewRepresentableContext(
      coordinator: shown.makeCoordinator(), environment: environment)
    view = shown.makeNSView(context: context)
  }

  var nsView: NSView { view }

  func update(to shown: Shown, in environment: EnvironmentValues) {
    self.shown = shown
    context.environment = environment
    shown.updateNSView(view, context: context)
  }

  func dismantle() {
    Shown.dismantleNSView(view, coordinator: context.coordinator)
  }

  @available(macOS 13.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    shown.sizeThatFits(proposal, nsView: view, context: context)
  }
}
