#if canImport(SwiftUI) && canImport(UIKit)
import PressureHosting
import PressureKit
import PressureUIKit
import SwiftUI

/// UIKit's ControlView, as SwiftUI has it.
struct ControlViewRepresentable<Value: DeclaredControl>: UIViewRepresentable {
  var control: Value
  var name: String
  var size: CGSize
  var texts: [Value.Label: String] = [:]
  var onStateChange: (@MainActor (Value.State) -> Void)?
  var onAct: @MainActor (Value.Act) -> Void

  func makeCoordinator() -> ControlCoordinator<ControlViewRepresentable> {
    ControlCoordinator(self)
  }

  func makeUIView(context: Context) -> PressureUIKit.ControlView<Value> {
    let view = PressureUIKit.ControlView(control, size: size)
    let coordinator = context.coordinator
    coordinator.view = view
    view.hugContent()
    view.onAct = { [weak coordinator] act in coordinator?.report { $0.onAct(act) } }
    view.onStateChange = { [weak coordinator] state in
      coordinator?.report { $0.onStateChange?(state) }
    }
    return view
  }

  func updateUIView(_ view: PressureUIKit.ControlView<Value>, context: Context) {
    let old = context.coordinator.control
    let isEnabled = context.environment.isEnabled
    let font = context.environment.controlFont()
    context.coordinator.update(to: self) {
      if view.accessibilityLabel != name { view.accessibilityLabel = name }
      if view.texts != texts { view.texts = texts }
      // The view's own have the sizes of its texts in them.
      if old.control != control { view.options = control.options }
      if view.font != font { view.font = font }
      if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
    }
  }

  @available(iOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: PressureUIKit.ControlView<Value>, context: Context
  ) -> CGSize? {
    size
  }
}
#endif
