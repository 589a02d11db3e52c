#if canImport(SwiftUI) && canImport(UIKit)
import PressureKit
import PressureUIKit
import SwiftUI
import UIKit

/// A view that one can look into, in a view of UIKit's with a PeekPopInteraction.
struct PeekPopContent<Content: View, Preview: View>: UIViewControllerRepresentable {
  var content: Content
  var preview: @MainActor () -> Preview
  var actions: @MainActor () -> [PeekAction]
  var options: PeekOptions
  var onPop: @MainActor () -> Void

  func makeCoordinator() -> PeekPopCoordinator<Content, Preview> {
    PeekPopCoordinator(self)
  }

  func makeUIViewController(context: Context) -> UIHostingController<InEnvironment<Content>> {
    let controller = UIHostingController(
      rootView: InEnvironment(content: content, environment: context.environment))
    // It is inset already, by what it is in.
    if #available(iOS 16.4, *) { controller.safeAreaRegions = [] }
    controller.view.backgroundColor = .clear
    controller.view.setContentHuggingPriority(.required, for: .vertical)
    let interaction = PeekPopInteraction(delegate: context.coordinator)
    interaction.options = options
    context.coordinator.interaction = interaction
    context.coordinator.environment = context.environment
    controller.view.addInteraction(interaction)
    return controller
  }

  func updateUIViewController(
    _ controller: UIHostingController<InEnvironment<Content>>, context: Context
  ) {
    let coordinator = context.coordinator
    let old = coordinator.peek
    coordinator.peek = self
    coordinator.environment = context.environment
    controller.rootView = InEnvironment(content: content, environment: context.environment)
    if old.options != options { coordinator.interaction?.options = options }
  }

  @available(iOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIHostingController<InEnvironment<Content>>,
    context: Context
  ) -> CGSize? {
    let wanted = uiViewController.view.intrinsicContentSize
    return uiViewController.sizeThatFits(in: proposal.replacingUnspecifiedDimensions(by: wanted))
  }
}
#endif
