#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureViews
import SwiftUI

/// The platform's ConfirmActionButton as a SwiftUI representable.
struct ConfirmActionControl: ControlRepresentable, ActingControl {
  var content: ButtonContent
  var item: AnyHashable?
  var confirmLabel = KitWord.confirmLabel.text
  var okLabel = KitWord.okLabel.text
  var releaseLabel = KitWord.releaseLabel.text
  var hints = ConfirmHints()
  var options = ConfirmOptions()
  var ringColors = ColorChanges<ConfirmPalette>()
  var onStateChange: (@MainActor (ConfirmAction.State) -> Void)?
  var onIntentionChange: (@MainActor (Double) -> Void)?
  var action: @MainActor () -> Void

  func makeCoordinator() -> ControlCoordinator<ConfirmActionControl> {
    ControlCoordinator(self)
  }

  func makeView(context: Context) -> NativeConfirmActionButton {
    let view = NativeConfirmActionButton(frame: .zero)
    view.options = options
    view.ringColors = ringColors.colors
    let coordinator = context.coordinator
    view.item = item
    let place = context.environment.confirmItem
    view.findItem = { place?.view }
    content.show(on: view, after: nil, picture: coordinator.picture, in: context.environment)
    coordinator.follow(view)
    view.hugContent()
    view.onConfirm = { [weak coordinator] in coordinator?.act { $0.action() } }
    view.onStateChange = { [weak coordinator] state in
      coordinator?.report { $0.onStateChange?(state) }
    }
    view.onIntentionChange = { [weak coordinator] intention in
      coordinator?.report { $0.onIntentionChange?(intention) }
    }
    return view
  }

  func updateView(_ view: NativeConfirmActionButton, context: Context) {
    let coordinator = context.coordinator
    let old = coordinator.control
    coordinator.update(to: self) {
      view.item = item
      let place = context.environment.confirmItem
      view.findItem = { place?.view }
      content.show(
        on: view, after: old.content, picture: coordinator.picture, in: context.environment)
      if view.confirmLabel != confirmLabel { view.confirmLabel = confirmLabel }
      if view.okLabel != okLabel { view.okLabel = okLabel }
      if view.releaseLabel != releaseLabel { view.releaseLabel = releaseLabel }
      if view.hints != hints { view.hints = hints }
      // Compare with the old value: the view adds its own colours and label sizes to its options.
      if old.options != options { view.options = options }
      if old.ringColors != ringColors { view.ringColors = ringColors.colors }
    }
  }

  @available(iOS 16.0, macOS 13.0, *)
  func size(of view: NativeConfirmActionButton, for proposal: ProposedViewSize) -> CGSize? {
    view.buttonSize(for: proposal)
  }
}
#endif
