#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureViews
import SwiftUI

/// A SwiftUI view of any control, including one that is not the kit's.
///
/// It shows the view of the same name from PressureViews, at the size that you set.
/// Call the modifiers of this type before those of `View`.
///
///     ControlView(Bell(), "Service", size: CGSize(width: 96, height: 96)) { _ in call() }
public struct ControlView<Value: DeclaredControl>: View {
  private var representable: ControlViewRepresentable<Value>

  /// Makes the view of a control, with its name for assistive technology and its size in points. `onAct` is called when
  /// the control acts.
  ///
  /// If an update has a control with other options, the control on the screen takes these options and is otherwise
  /// unchanged.
  public init(
    _ control: Value, _ name: some StringProtocol, size: CGSize,
    onAct: @escaping @MainActor (Value.Act) -> Void
  ) {
    representable = ControlViewRepresentable(
      control: control, name: String(name), size: size, onAct: onAct)
  }

  /// The content of the view.
  public var body: some View { representable }

  /// Sets the item that the control acts on: the `id` of a list's element, or a selection. By default no item is set.
  ///
  /// A change of the item cancels a press at once, so that it never reaches the wrong item; see
  /// `ConfirmActionButton.acting(on:)`. A control of your own has to cancel presses as `ControlValue.interrupt`
  /// requires.
  public func acting(on item: some Hashable) -> ControlView {
    var copy = self
    copy.representable.item = AnyHashable(item)
    return copy
  }

  /// Sets the texts that the control shows and announces, by label, in the app's language.
  public func texts(_ texts: [Value.Label: String]) -> ControlView {
    var copy = self
    copy.representable.texts = texts
    return copy
  }

  /// Calls a closure after every change of the control's state; nil, the default, calls nothing.
  public func onStateChange(_ action: (@MainActor (Value.State) -> Void)?) -> ControlView {
    var copy = self
    copy.representable.onStateChange = action
    return copy
  }
}
#endif
