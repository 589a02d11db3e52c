import AppKit

// https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void

  // https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable/context
  typealias Context = NSViewControllerRepresentableContext<Self>

  // https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable/makensviewcontroller(context:)
  func makeNSViewController(context: Context) -> NSViewControllerType
  // https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable/updatensviewcontroller(_:context:)
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  // https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable/makecoordinator()
  func makeCoordinator() -> Coordinator
  // https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable/dismantlensviewcontroller(_:coordinator:)
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  // https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable/sizethatfits(_:nsviewcontroller:context:)
  @available(macOS 13.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}

  @available(macOS 13.0, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError("An NSViewControllerRepresentable has no body") }

  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    screen.show(self, in: environment)
  }
}

// https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentablecontext
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable>
where Representable: NSViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
}

/// The place of an AppKit view controller on a `ViewScreen`.
@MainActor
final class ControllerPlace<Shown: NSViewControllerRepresentable>: Place {
  private var shown: Shown
  private var context: Shown.Context
  private let controller: Shown.NSViewControllerType

  init(_ shown: Shown, in environment: EnvironmentValues) {
    self.shown = shown
    context = NSViewControllerRepresentableContext(
      coordinator: shown.makeCoordinator(), environment: environment)
    controller = shown.makeNSViewController(context: context)
  }

  var nsView: NSView { controller.view }

  func update(to shown: Shown, in environment: EnvironmentValues) {
    self.shown = shown
    context.environment = environment
    shown.updateNSViewController(controller, context: context)
  }

  func dismantle() {
    Shown.dismantleNSViewController(controller, coordinator: context.coordinator)
  }

  @available(macOS 13.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    shown.sizeThatFits(proposal, nsViewController: controller, context: context)
  }
}
