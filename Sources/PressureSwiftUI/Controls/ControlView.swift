#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
#else
import PressureAppKit
#endif

/// Any control as a view of SwiftUI, also one that is not the kit's.
///
/// It is PressureUIKit's of the same name, or on the Mac PressureAppKit's. It is as large as it is said to be. Its modifiers come before those of any
/// view.
///
///     ControlView(Bell(), "Service", size: CGSize(width: 96, height: 96)) { _ in call() }
public struct ControlView<Value: DeclaredControl>: View {
  private var representable: ControlViewRepresentable<Value>

  /// Makes the view of a control, with its name for assistive technology, its size in points, and what to do when what
  /// the control is for happens.
  ///
  /// Where the view is updated with a control of other options, the one on the screen takes these; all else of it stays.
  public init(
    _ control: Value, _ name: some StringProtocol, size: CGSize,
    onAct: @escaping @MainActor (Value.Act) -> Void
  ) {
    representable = ControlViewRepresentable(
      control: control, name: String(name), size: size, onAct: onAct)
  }

  /// The view, on the screen.
  public var body: some View { representable }

  /// Names the item that it acts on: the `id` of a list's element, or what is selected. By default no item is named.
  ///
  /// When the item changes, a press is taken back at once, so that it never reaches the wrong item; see
  /// `ConfirmActionButton.acting(on:)`. A control of your own has to take presses back as `ControlValue.interrupt` says.
  public func acting(on item: some Hashable) -> ControlView {
    var copy = self
    copy.representable.item = AnyHashable(item)
    return copy
  }

  /// What the control shows and says, by its labels, in the language of the app.
  public func texts(_ texts: [Value.Label: String]) -> ControlView {
    var copy = self
    copy.representable.texts = texts
    return copy
  }

  /// Called after every change of the control's state; nil, the default, for nobody.
  public func onStateChange(_ action: (@MainActor (Value.State) -> Void)?) -> ControlView {
    var copy = self
    copy.representable.onStateChange = action
    return copy
  }
}
#endif
