#if canImport(SwiftUI) && canImport(UIKit)
import PressureHosting
import PressureKit
import PressureUIKit
import SwiftUI

/// UIKit's ConfirmActionButton, as SwiftUI has it.
struct ConfirmActionControl: UIViewRepresentable {
  var content: ButtonContent
  var confirmLabel = KitWord.confirmLabel.text
  var okLabel = KitWord.okLabel.text
  var hints = ConfirmHints()
  var options = ConfirmOptions()
  var ringColors = RingColorChanges()
  var onStateChange: (@MainActor (ConfirmAction.State) -> Void)?
  var onIntentionChange: (@MainActor (Double) -> Void)?
  var action: @MainActor () -> Void

  func makeCoordinator() -> ControlCoordinator<ConfirmActionControl> {
    ControlCoordinator(self)
  }

  func makeUIView(context: Context) -> PressureUIKit.ConfirmActionButton {
    let view = PressureUIKit.ConfirmActionButton(frame: .zero)
    view.options = options
    view.ringColors = ringColors.colors
    content.show(on: view, after: nil, in: context.environment)
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
    context.coordinator.update(to: self) {
      content.show(on: view, after: old.content, in: context.environment)
      if view.confirmLabel != confirmLabel { view.confirmLabel = confirmLabel }
      if view.okLabel != okLabel { view.okLabel = okLabel }
      if view.hints != hints { view.hints = hints }
      // The view's own have its colours and the sizes of its labels in them.
      if old.options != options { view.options = options }
      if old.ringColors != ringColors { view.ringColors = ringColors.colors }
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
