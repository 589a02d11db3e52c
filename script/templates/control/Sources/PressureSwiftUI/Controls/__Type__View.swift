#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureViews
import SwiftUI

/// A button that acts when a press lifts inside of it, and shows how hard the press is.
///
/// It shows the view of the same name from PressureViews. Call the modifiers of this type before those of `View`.
///
///     __Type__View("Press") { save() }
public struct __Type__View: View {
  private var control: __Type__Control

  /// Makes a view with its name for assistive technology. `onAct` is called when the person has activated the control, at
  /// most once for each press.
  public init(_ name: some StringProtocol, onAct: @escaping @MainActor () -> Void) {
    control = __Type__Control(name: String(name), onAct: onAct)
  }

  /// The content of the view.
  public var body: some View { control }

  /// Sets the options.
  public func __camel__Options(_ options: __Type__Options) -> __Type__View {
    var copy = self
    copy.control.options = options
    return copy
  }

  /// Sets the colours. Nil means the colour of the options.
  public func __camel__Colors(
    surface: Color? = nil, pressed: Color? = nil, level: Color? = nil
  ) -> __Type__View {
    var copy = self
    copy.control.colors = ColorChanges([\.surface: surface, \.pressed: pressed, \.level: level])
    return copy
  }

  /// Sets the item that the control acts on: the `id` of a list's element, or a selection. By default no item is set. A
  /// change of the item cancels a press at once.
  public func acting(on item: some Hashable) -> __Type__View {
    var copy = self
    copy.control.item = AnyHashable(item)
    return copy
  }

  /// Calls a closure after every change of the control's state; nil, the default, calls nothing.
  public func onStateChange(_ action: (@MainActor (__Type__.State) -> Void)?) -> __Type__View {
    var copy = self
    copy.control.onStateChange = action
    return copy
  }
}

/// The platform's view as a SwiftUI representable.
struct __Type__Control: ControlRepresentable, ActingControl {
  var name: String
  var onAct: @MainActor () -> Void
  var options = __Type__Options()
  var colors = ColorChanges<__Type__Palette>()
  var item: AnyHashable?
  var onStateChange: (@MainActor (__Type__.State) -> Void)?

  func makeCoordinator() -> ControlCoordinator<__Type__Control> { ControlCoordinator(self) }

  func makeView(context: Context) -> PressureViews.__Type__View {
    let view = PressureViews.__Type__View(frame: .zero)
    let coordinator = context.coordinator
    view.options = options
    view.colors = colors.colors
    view.item = item
    coordinator.follow(view)
    view.hugContent()
    view.onAct = { [weak coordinator] in coordinator?.act { $0.onAct() } }
    view.onStateChange = { [weak coordinator] state in
      coordinator?.report { $0.onStateChange?(state) }
    }
    return view
  }

  func updateView(_ view: PressureViews.__Type__View, context: Context) {
    let old = context.coordinator.control
    let isEnabled = context.environment.isEnabled
    context.coordinator.update(to: self) {
      view.item = item
      if view.nativeLabel != name { view.nativeLabel = name }
      // Compare with the old value: the view's options contain its own colours.
      if old.options != options { view.options = options }
      if old.colors != colors { view.colors = colors.colors }
      if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
    }
  }

  @available(iOS 16.0, macOS 13.0, *)
  func size(of view: PressureViews.__Type__View, for proposal: ProposedViewSize) -> CGSize? {
    view.intrinsicContentSize
  }
}
#endif
