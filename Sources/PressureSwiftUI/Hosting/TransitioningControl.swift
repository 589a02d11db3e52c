#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
#else
import PressureAppKit
#endif

/// The platform's TransitioningButton, as SwiftUI has it.
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

  /// Besides what every control has of SwiftUI: what is known of the binding.
  @MainActor
  final class Coordinator {
    let base: ControlCoordinator<TransitioningControl>
    /// What the binding was when it was last read or written. Only another value is a wish: the state that
    /// the button is in, set again, would end the run under way.
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
        // As it is by now, if it had to wait.
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
      if item != old.item || !content.looks(like: old.content) { view.cancelPress() }
      content.show(
        on: view, after: old.content, picture: coordinator.base.picture, in: context.environment)
      if view.successLabel != successLabel { view.successLabel = successLabel }
      if view.failureLabel != failureLabel { view.failureLabel = failureLabel }
      if view.loadingLabel != loadingLabel { view.loadingLabel = loadingLabel }
      // The view's own have its colours and the sizes of its labels in them.
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
