#if os(iOS) || os(macOS) || STAND_INS
import PressureKit
import PressureViews
import SwiftUI

extension View {
  /// Marks the view as the item that the confirming buttons inside it act on, such as a row of a list.
  ///
  /// During a press the view stays clear while the rest of the window recedes, so that one sees what goes. `cornerRadius` is
  /// the radius of its corners, in points; 0 by default. The nearest one of several such views around a button counts. It does
  /// not change what the button does: for that, see `ConfirmActionButton.acting(on:)`.
  ///
  ///     HStack {
  ///       Text(page.title)
  ///       ConfirmActionButton("Delete") { library.delete(page) }
  ///         .acting(on: page.id)
  ///     }
  ///     .confirmItem(cornerRadius: 12)
  public func confirmItem(cornerRadius: CGFloat = 0) -> some View {
    ConfirmItem(content: self, cornerRadius: cornerRadius)
  }
}

/// A view with another one behind it, whose frame the buttons in it can read.
private struct ConfirmItem<Content: View>: View {
  let content: Content
  let cornerRadius: CGFloat
  @State private var place = ConfirmItemPlace()

  var body: some View {
    content.environment(\.confirmItem, place).background {
      ConfirmItemGround(place: place, cornerRadius: cornerRadius)
    }
  }
}

/// The view behind an item, once it is there.
@MainActor
final class ConfirmItemPlace {
  weak var view: NativeView?

  nonisolated init() {}
}

/// The clear view behind an item.
private struct ConfirmItemGround: ControlRepresentable {
  let place: ConfirmItemPlace
  let cornerRadius: CGFloat

  func makeView(context: Context) -> UntouchedView {
    let view = UntouchedView(frame: .zero)
    place.view = view
    updateView(view, context: context)
    return view
  }

  func updateView(_ view: UntouchedView, context: Context) { view.round(to: cornerRadius) }

  @available(iOS 16.0, macOS 13.0, *)
  func size(of view: UntouchedView, for proposal: ProposedViewSize) -> CGSize? { nil }
}

private struct ConfirmItemKey: EnvironmentKey {
  static var defaultValue: ConfirmItemPlace? { nil }
}

extension EnvironmentValues {
  /// The place of the nearest item around a view; nil without one.
  var confirmItem: ConfirmItemPlace? {
    get { self[ConfirmItemKey.self] }
    set { self[ConfirmItemKey.self] = newValue }
  }
}
#endif
