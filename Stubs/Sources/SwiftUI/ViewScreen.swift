import UIKit

/// Here only: a window that shows a view of SwiftUI, as often as a test says.
///
/// What a view is made of is recognised by its place: the first view of UIKit at the first showing is the
/// first at the second.
@MainActor
public final class ViewScreen {
  private var places: [any Place] = []
  private var next = 0
  private let window: UIView

  public init(in window: UIView) {
    self.window = window
  }

  /// Makes what is new, updates what was there, dismantles the rest.
  public func show(_ view: some View) {
    next = 0
    view.show(on: self, in: EnvironmentValues())
    while places.count > next { places.removeLast().dismantle() }
  }

  /// Dismantles all.
  public func clear() {
    while let place = places.popLast() { place.dismantle() }
  }

  /// The views of UIKit, in order.
  public var views: [UIView] { places.map(\.uiView) }

  /// How large the view at a place wants to be.
  @available(iOS 16.0, *)
  public func size(at index: Int = 0, for proposal: ProposedViewSize) -> CGSize? {
    places[index].size(for: proposal)
  }

  func show<Shown: UIViewRepresentable>(_ shown: Shown, in environment: EnvironmentValues) {
    if next == places.count {
      places.append(ViewPlace(shown, in: environment))
      window.addSubview(places[next].uiView)
    }
    guard let place = places[next] as? ViewPlace<Shown> else {
      fatalError("Another view is at place \(next)")
    }
    place.update(to: shown, in: environment)
    next += 1
  }
}

@MainActor
private protocol Place {
  var uiView: UIView { get }
  func dismantle()
  @available(iOS 16.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize?
}

@MainActor
private final class ViewPlace<Shown: UIViewRepresentable>: Place {
  private var shown: Shown
  private var context: Shown.Context
  private let view: Shown.UIViewType

  init(_ shown: Shown, in environment: EnvironmentValues) {
    self.shown = shown
    context = UIViewRepresentableContext(
      coordinator: shown.makeCoordinator(), environment: environment)
    view = shown.makeUIView(context: context)
  }

  var uiView: UIView { view }

  func update(to shown: Shown, in environment: EnvironmentValues) {
    self.shown = shown
    context.environment = environment
    shown.updateUIView(view, context: context)
  }

  func dismantle() {
    Shown.dismantleUIView(view, coordinator: context.coordinator)
    view.removeFromSuperview()
  }

  @available(iOS 16.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    shown.sizeThatFits(proposal, uiView: view, context: context)
  }
}
