#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
import UIKit
#else
import AppKit
import PressureAppKit
#endif

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
  ) -> NativeController? {
    guard environment.isEnabled, let window = interaction.view?.window else { return nil }
    let controller = PeekPreview(of: peek, in: environment)
    // By itself it would be as wide as its longest line.
    controller.preferredContentSize = controller.sizeThatFits(in: window.roomForContent)
    return controller
  }

  #if canImport(UIKit)
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
