#if canImport(SwiftUI) && canImport(UIKit)
import PressureUIKit
import SwiftUI
import UIKit

/// What a PeekPopInteraction has of SwiftUI: what to show, what can be done with it, and what opens it.
@MainActor
final class PeekPopCoordinator<Content: View, Preview: View>: PeekPopInteractionDelegate {
  /// What SwiftUI says now.
  var peek: PeekPopContent<Content, Preview>
  /// Where it says so.
  var environment = EnvironmentValues()
  /// That of the view that one presses, which keeps it.
  weak var interaction: PeekPopInteraction?

  init(_ peek: PeekPopContent<Content, Preview>) {
    self.peek = peek
  }

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: CGPoint
  ) -> UIViewController? {
    guard environment.isEnabled, let window = interaction.view?.window else { return nil }
    let controller = UIHostingController(
      rootView: InEnvironment(content: peek.preview(), environment: environment))
    // By itself it would be as wide as its longest line.
    controller.preferredContentSize = controller.sizeThatFits(in: window.bounds.size)
    return controller
  }

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction] {
    peek.actions().map(\.uiAction)
  }

  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: UIViewController) {
    peek.onPop()
  }
}
#endif
