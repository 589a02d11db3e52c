#if canImport(SwiftUI) && canImport(UIKit)
import PressureKit
import PressureUIKit
import SwiftUI

/// UIKit's ConfirmActionButton, as SwiftUI has it.
struct ConfirmActionControl: UIViewRepresentable {
  var title: String
  var confirmLabel = KitWord.confirmLabel.text
  var okLabel = KitWord.okLabel.text
  var hints = ConfirmHints()
  var options = ConfirmOptions()
  var onStateChange: (@MainActor (ConfirmAction.State) -> Void)?
  var onIntentionChange: (@MainActor (Double) -> Void)?
  var action: @MainActor () -> Void

  func makeCoordinator() -> ControlCoordinator<ConfirmActionControl> {
    ControlCoordinator(self)
  }

  func makeUIView(context: Context) -> PressureUIKit.ConfirmActionButton {
    let view = PressureUIKit.ConfirmActionButton(frame: .zero)
    view.options = options
    let coordinator = context.coordinator
    coordinator.view = view
    view.hugContent()
    view.addAction(
      UIAction { [weak coordinator] _ in coordinator?.report { $0.action() } },
      for: .primaryActionTriggered)
    view.onStateChange = { [weak coordinator] state in
      coordinator?.report { $0.onStateChange?(state) }
    }
    view.onIntentionChange = { [weak coordinator] intention in
      coordinator?.report { $0.onIntentionChange?(intention) }
    }
    return view
  }

  func updateUIView(_ view: PressureUIKit.ConfirmActionButton, context: Context) {
    let old = context.coordinator.control
    let isEnabled = context.environment.isEnabled
    let font = context.environment.controlFont
    context.coordinator.update(to: self) {
      if view.title != title { view.title = title }
      if view.confirmLabel != confirmLabel { view.confirmLabel = confirmLabel }
      if view.okLabel != okLabel { view.okLabel = okLabel }
      if view.hints != hints { view.hints = hints }
      // The view's own have its colours and the sizes of its labels in them.
      if old.options != options { view.options = options }
      if view.font != font { view.font = font }
      if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
    }
  }

  @available(iOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: PressureUIKit.ConfirmActionButton, context: Context
  ) -> CGSize? {
    uiView.buttonSize(for: proposal)
  }
}
#endif
