#if os(iOS) || os(macOS) || STAND_INS
import PressureKit
import SwiftUI

extension View {
  /// Adds peek and pop to the view: press to peek at content, press deeper to pop, slide up for the actions.
  ///
  /// A tap stays the view's own, and has to open the same content, so that everything is reachable without a peek. If
  /// no sensor measures force, and for pointers, keyboards and assistive technology, a context menu shows the preview
  /// and its actions.
  ///
  /// On the Mac only the context menu has the actions, and an item that opens the preview. A context menu of the view's
  /// own, inside this modifier, replaces it. A disabled view has no preview.
  ///
  /// `preview` and `actions` are called when a press is harder than a touch, or when the menu is shown. The preview has
  /// the environment of the view. It takes no touches, so do not put buttons in it. `onPop` opens the content, as a tap
  /// does, at most once for each press. `PeekPop` has the rules of a press; `options` change them. The colours and
  /// sizes in the options are not used.
  ///
  /// A preview keeps its content, its actions and its `onPop`, even if SwiftUI gives the view to another row meanwhile.
  /// Use the element itself in these closures: an index, or a binding to an element of a collection, may lead to
  /// another element by then.
  ///
  ///     Button(page.title) { open(page) }
  ///       .peekPop { Picture(page) } onPop: { open(page) }
  ///
  /// The view is shown in a hosting controller of its own: one for each visible row of a list. It has the same
  /// environment, but values that it reports to surrounding views do not leave the controller. Put these modifiers
  /// after `peekPop`, not inside it:
  ///
  /// - preferences of every kind, including `anchorPreference`
  /// - `swipeActions`, `listRowBackground`, `listRowInsets` and the other modifiers of rows
  /// - `toolbar`, `navigationTitle`, `navigationDestination`, `searchable`
  /// - `matchedGeometryEffect`: a view inside has no partner outside
  ///
  /// A `NavigationLink` inside may have no effect. Use a `Button` that adds to the path of the `NavigationStack`, or
  /// sets the selection, as `onPop` has to do anyway.
  public func peekPop(
    options: PeekOptions = PeekOptions(),
    @ViewBuilder preview: @escaping @MainActor () -> some View,
    actions: @escaping @MainActor () -> [PeekAction] = { [] },
    onPop: @escaping @MainActor () -> Void
  ) -> some View {
    PeekPopContent(
      content: self, preview: preview, actions: actions, options: options, onPop: onPop)
  }
}
#endif
