import UIKit

/// The place of a UIKit view controller on a `ViewScreen`.
@MainActor
final class ControllerPlace<Shown: UIViewControllerRepresentable>: Place {
  private var shown: Shown
  private var context: Shown.Context
  private let controller: Shown.UIViewControllerType

  init(_ shown: Shown, in environment: EnvironmentValues) {
    self.shown = shown
    context = UIViewControllerRepresentableContext(
      coordinator: shown.makeCoordinator(), environment: environment)
    controller = shown.makeUIViewController(context: context)
  }

  var uiView: UIView { controller.view }

  func update(to shown: Shown, in environment: EnvironmentValues) {
    self.shown = shown
    context.environment = environment
    shown.updateUIViewController(controller, context: context)
  }

  func dismantle() {
    Shown.dismantleUIViewController(controller, coordinator: context.coordinator)
    controller.view.removeFromSuperview()
  }

  @available(iOS 16.0, *)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    shown.sizeThatFits(proposal, uiViewController: controller, context: context)
  }
}
