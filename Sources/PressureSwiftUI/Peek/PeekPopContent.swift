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

  func makeUIViewController(context: Context) -> PeekPopController<InEnvironment<Content>> {
    let controller = PeekPopController(
      InEnvironment(content: content, environment: context.environment))
    let interaction = PeekPopInteraction(delegate: context.coordinator)
    interaction.options = options
    context.coordinator.interaction = interaction
    context.coordinator.environment = context.environment
    controller.view.addInteraction(interaction)
    return controller
  }

  func updateUIViewController(
    _ controller: PeekPopController<InEnvironment<Content>>, context: Context
  ) {
    let coordinator = context.coordinator
    let old = coordinator.peek
    coordinator.peek = self
    coordinator.environment = context.environment
    controller.content = InEnvironment(content: content, environment: context.environment)
    if old.options != options { coordinator.interaction?.options = options }
  }

  @available(iOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: PeekPopController<InEnvironment<Content>>,
    context: Context
  ) -> CGSize? {
    uiViewController.size(for: proposal)
  }
}
#endif
