#if os(iOS) || os(macOS) || STAND_INS
import PressureViews
import SwiftUI

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// The delegate of a PeekPopInteraction, which gets the preview, the actions and the pop from SwiftUI.
@MainActor
final class PeekPopCoordinator<Content: View, Preview: View>: PeekPopInteractionDelegate {
  /// The newest description by SwiftUI.
  var peek: PeekPopContent<Content, Preview>
  /// The environment of that description.
  var environment = EnvironmentValues()
  /// The interaction of the view that peeks, which keeps it.
  weak var interaction: PeekPopInteraction?

  init(_ peek: PeekPopContent<Content, Preview>) {
    self.peek = peek
  }

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: CGPoint
  ) -> NativeController? {
    guard environment.isEnabled, let window = interaction.view?.window else { return nil }
    let controller = PeekPreview(of: peek, in: environment)
    // Otherwise the preview would be as wide as its longest line.
    controller.preferredContentSize = controller.sizeThatFits(in: window.roomForContent)
    return controller
  }

  #if os(iOS) || UIKIT
  func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction] {
    (preview as? PeekPreview<Content, Preview>)?.peek.actions().map(\.uiAction) ?? []
  }
  #endif

  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: NativeController) {
    (preview as? PeekPreview<Content, Preview>)?.peek.onPop()
  }
}
#endif
