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
  // https://developer.apple.com/documentation/swiftui/nsviewrepresentable/sizethatfits(_:nsview:context:)
  @available(macOS 13.0, *)
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
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

/// Here only: a view that has one view of SwiftUI in it, as often as a test shows it.
@MainActor
public final class ViewScreen {
  private let window: NSView
  private var place: (any Place)?

  public init(in window: NSView) {
    self.window = window
  }

  /// Makes the view of AppKit, or updates it.
  public func show(_ view: some View) {
    view.show(on: self, in: EnvironmentValues())
  }

  /// The view of AppKit.
  public var view: NSView? { place?.nsView }

  /// How large it wants to be.
  @available(macOS 13.0, *)
  public func size(for proposal: ProposedViewSize) -> CGSize? { place?.size(for: proposal) }

  func show<Shown: NSViewRepresentable>(_ shown: Shown, in environment: EnvironmentValues) {
    let place = place as? ViewPlace<Shown> ?? ViewPlace(shown, in: environment)
    self.place = place
    if place.nsView.superview == nil { window.addSubview(place.nsView) }
    place.update(to: shown, in: environment)
  }
}

@MainActor
private protocol Place {
  var nsView: NSView { get }
  @available(macOS 13.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize?
}

@MainActor
private final class ViewPlace<Shown: NSViewRepresentable>: Place {
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

  @available(macOS 13.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    shown.sizeThatFits(proposal, nsView: view, context: context)
  }
}
