import UIKit

/// The place of a UIKit view on a `ViewScreen`.
@MainActor
protocol Place {
  var uiView: UIView { get }
  func dismantle()
  @available(iOS 16.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize?
}

@MainActor
final class ViewPlace<Shown: UIViewRepresentable>: Place {
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
