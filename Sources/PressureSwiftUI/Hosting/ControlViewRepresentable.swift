#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureViews
import SwiftUI

/// The platform's ControlView as a SwiftUI representable.
struct ControlViewRepresentable<Value: DeclaredControl>: ControlRepresentable, ActingControl {
  var control: Value
  var item: AnyHashable?
  var name: String
  var size: CGSize
  var texts: [Value.Label: String] = [:]
  var onStateChange: (@MainActor (Value.State) -> Void)?
  var onAct: @MainActor (Value.Act) -> Void

  func makeCoordinator() -> ControlCoordinator<ControlViewRepresentable> {
    ControlCoordinator(self)
  }

  func makeView(context: Context) -> NativeControlView<Value> {
    let view = NativeControlView(control, size: size)
    let coordinator = context.coordinator
    view.item = item
    coordinator.follow(view)
    view.hugContent()
    view.onAct = { [weak coordinator] act in coordinator?.act { $0.onAct(act) } }
    view.onStateChange = { [weak coordinator] state in
      coordinator?.report { $0.onStateChange?(state) }
    }
    return view
  }

  func updateView(_ view: NativeControlView<Value>, context: Context) {
    let old = context.coordinator.control
    let isEnabled = context.environment.isEnabled
    let font = context.environment.controlFont()
    context.coordinator.update(to: self) {
      view.item = item
      if view.nativeLabel != name { view.nativeLabel = name }
      if view.texts != texts { view.texts = texts }
      // Compare with the old control: the view adds the sizes of its texts to its options.
      if old.control != control { view.options = control.options }
      if view.font != font { view.font = font }
      if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
    }
  }

  @available(iOS 16.0, macOS 13.0, *)
  func size(of view: NativeControlView<Value>, for proposal: ProposedViewSize) -> CGSize? {
    size
  }
}
#endif
