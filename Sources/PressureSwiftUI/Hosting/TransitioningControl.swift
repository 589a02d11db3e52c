#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureViews
import SwiftUI

/// The platform's TransitioningButton as a SwiftUI representable.
struct TransitioningControl: ControlRepresentable, ActingControl {
  var content: ButtonContent
  var item: AnyHashable?
  var successLabel = KitWord.successLabel.text
  var failureLabel = KitWord.failureLabel.text
  var loadingLabel = KitWord.loadingLabel.text
  var options = TransitioningOptions()
  var colors = ColorChanges<TransitioningPalette>()
  var state: Binding<TransitioningAction.State>?
  var progress: Double?
  var action: @MainActor () async throws -> Void

  /// Adds the last known value of the binding to the coordinator that every control has.
  @MainActor
  final class Coordinator {
    let base: ControlCoordinator<TransitioningControl>
    /// The value of the binding when it was last read or written. Only a different value is a request: setting the
    /// button's present state again would end the present run.
    var known = TransitioningAction.State.begin

    init(_ control: TransitioningControl) {
      base = ControlCoordinator(control)
    }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  func makeView(context: Context) -> NativeTransitioningButton {
    let view = NativeTransitioningButton(frame: .zero)
    view.options = options
    view.colors = colors.colors
    let coordinator = context.coordinator
    view.item = item
    content.show(on: view, after: nil, picture: coordinator.base.picture, in: context.environment)
    coordinator.base.follow(view)
    view.hugContent()
    view.onActivate = { [weak view, weak coordinator] in
      guard let action = coordinator?.base.acting.action else { return }
      view?.run(action)
    }
    view.onStateChange = { [weak view, weak coordinator] _ in
      guard let view, let coordinator, view.controlState != coordinator.known else { return }
      coordinator.base.report { control in
        // Report the state as it is now: it may have changed while the report waited.
        coordinator.known = view.controlState
        control.state?.wrappedValue = view.controlState
      }
    }
    return view
  }

  func updateView(_ view: NativeTransitioningButton, context: Context) {
    let coordinator = context.coordinator
    let old = coordinator.base.control
    coordinator.base.update(to: self) {
      view.item = item
      content.show(
        on: view, after: old.content, picture: coordinator.base.picture, in: context.environment)
      if view.successLabel != successLabel { view.successLabel = successLabel }
      if view.failureLabel != failureLabel { view.failureLabel = failureLabel }
      if view.loadingLabel != loadingLabel { view.loadingLabel = loadingLabel }
      // Compare with the old value: the view adds its own colours and label sizes to its options.
      if old.options != options { view.options = options }
      if old.colors != colors { view.colors = colors.colors }
      if view.progress != progress { view.progress = progress }
      if let wanted = state?.wrappedValue, wanted != coordinator.known {
        coordinator.known = wanted
        view.controlState = wanted
      }
    }
  }

  @available(iOS 16.0, macOS 13.0, *)
  func size(of view: NativeTransitioningButton, for proposal: ProposedViewSize) -> CGSize? {
    view.buttonSize(for: proposal)
  }
}
#endif
