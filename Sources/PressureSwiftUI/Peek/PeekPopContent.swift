#if os(iOS) || os(macOS) || STAND_INS
import PressureKit
import PressureViews
import SwiftUI

/// A SwiftUI view with a preview, in a view of the platform with a PeekPopInteraction.
struct PeekPopContent<Content: View, Preview: View>: ControllerRepresentable {
  var content: Content
  var preview: @MainActor () -> Preview
  var actions: @MainActor () -> [PeekAction]
  var options: PeekOptions
  var onPop: @MainActor () -> Void

  func makeCoordinator() -> PeekPopCoordinator<Content, Preview> {
    PeekPopCoordinator(self)
  }

  func makeController(context: Context) -> PeekPopController<PeekPopSource<Content>> {
    let coordinator = context.coordinator
    coordinator.environment = context.environment
    let controller = PeekPopController(coordinator.source)
    coordinator.attach(to: controller.view)
    coordinator.interaction?.options = options
    return controller
  }

  func updateController(
    _ controller: PeekPopController<PeekPopSource<Content>>, context: Context
  ) {
    let coordinator = context.coordinator
    let old = coordinator.peek
    coordinator.peek = self
    coordinator.environment = context.environment
    controller.content = coordinator.source
    if old.options != options { coordinator.interaction?.options = options }
  }

  @available(iOS 16.0, macOS 13.0, *)
  func size(
    of controller: PeekPopController<PeekPopSource<Content>>, for proposal: ProposedViewSize
  ) -> CGSize? {
    controller.size(for: proposal)
  }
}
#endif
