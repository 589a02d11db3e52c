#if os(iOS) || os(macOS) || STAND_INS
import PressureKit
import SwiftUI

extension View {
  /// Makes the view something that one can look into before one goes there: press to peek, press deeper to
  /// pop, slide up for the actions.
  ///
  /// A tap stays the view's own, and has to open the same content: nothing is reached by a peek alone. Where
  /// nothing measures force, and for pointers, keyboards and assistive technology, the preview and its
  /// actions come in a context menu. On the Mac the actions come there alone, and an item opens the preview; a context
  /// menu of the view's own, inside this modifier, comes in its place. A disabled view has nothing to look into.
  ///
  /// `preview` and `actions` are made when a press is harder than a touch, or the menu is shown, the preview in the
  /// environment of the view. It takes no touches, so it holds no buttons. `onPop` opens the content, as a tap does: once
  /// a press. What a press does is `PeekPop`'s, as `options` say; what is set there of colours and sizes is not used.
  ///
  /// A preview stays as it was made, and so do its actions and its `onPop`, also if SwiftUI gives the view to another row
  /// meanwhile. Use the element itself in these. An index, or a binding to an element of a collection, may lead to another
  /// element by then.
  ///
  ///     Button(page.title) { open(page) }
  ///       .peekPop { Picture(page) } onPop: { open(page) }
  ///
  /// The view is shown in a hosting controller of its own: one for each row of a list that is on the screen. It is in the
  /// same environment, but what it tells the views around it does not leave the controller. Put these modifiers after
  /// `peekPop`, not inside:
  ///
  /// - preferences of every kind, `anchorPreference` among them
  /// - `swipeActions`, `listRowBackground`, `listRowInsets` and the others of a row
  /// - `toolbar`, `navigationTitle`, `navigationDestination`, `searchable`
  /// - `matchedGeometryEffect`: a view inside has no partner outside
  ///
  /// A `NavigationLink` inside may do nothing. Take a `Button` that adds to the path of the `NavigationStack`, or sets the
  /// selection, as `onPop` has to do anyway.
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
