#if os(iOS) || os(macOS) || STAND_INS
import PressureKit
import PressureViews
import SwiftUI

/// A button for an action that cannot be undone: press harder to fill a ring above the finger, slide up onto the full
/// ring, and lift.
///
/// It shows the button of the same name from PressureViews. `ConfirmAction` has the
/// rules of a press. The button has the size of its title. On iPhone and iPad it inherits the tint. On the Mac it has
/// the accent colour, unless you set another one with `tint(_:)` of this type. If `confirmOptions(_:)` has options with
/// `isInPlace`, the button itself fills, and lifting from it confirms. Call the modifiers of this type before those of
/// `View`.
///
///     ConfirmActionButton("Delete") { library.delete() }
public struct ConfirmActionButton: View {
  /// The state of the press.
  public typealias ControlState = ConfirmAction.State
  /// The options for force, time and keys.
  public typealias Options = ConfirmOptions
  /// The texts that explain the button.
  public typealias Hints = ConfirmHints

  private var control: ConfirmActionControl

  /// Makes a button with a title. `action` runs when the person has confirmed, at most once for each press.
  ///
  /// The app translates the title. `systemImage` is the name of a symbol before the title; nil by default.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    control = ConfirmActionControl(
      content: ButtonContent(title, systemImage: systemImage), action: action)
  }

  /// Makes a button with a label of the app's in place of the title. The title stays the button's name for assistive
  /// technology, and is shown before iOS 16.
  ///
  /// The button shows an image of the label on one line, in the colour of its state, without animations inside the
  /// label.
  ///
  /// Each update of the view draws the label. If the pixels are unchanged, the update has no further effect. A label of
  /// an `Equatable` type, such as a `Text`, an `Image` or a view of yours, is drawn only when the label or its
  /// environment changes. The compared values of the environment are the font, the display scale, the colour scheme and
  /// its contrast, the type size, the legibility weight, the locale, the layout direction, the control size, and
  /// whether it is enabled. Changes of other values have no effect. If a value beside the label changes in every frame,
  /// use a label of such a type.
  public init(
    _ title: some StringProtocol, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> some View
  ) {
    control = ConfirmActionControl(
      content: ButtonContent(title, label: ButtonLabel(label())), action: action)
  }

  /// The content of the view.
  public var body: some View { control }

  /// Sets the item that the button acts on: the `id` of a list's element, or a selection.
  ///
  /// Set the item in lists, and wherever a button may serve another item after a change. A change of the item cancels a
  /// press or an arming at once, so that it never reaches the wrong item. While the item stays the same, updates do not
  /// disturb a press, and a confirmation runs the action of the newest view.
  ///
  ///     List(pages) { page in
  ///       ConfirmActionButton("Delete") { library.delete(page) }
  ///         .acting(on: page.id)
  ///     }
  ///
  /// By default no item is set. SwiftUI then does not report if an update is for another item. So a confirmation runs
  /// the action that the button had when the press or the arming began. Only a change of the title or the symbol
  /// cancels a press. Use the element itself in the action: an index, or a binding to an element of a collection, may
  /// lead to another element by then.
  public func acting(on item: some Hashable) -> ConfirmActionButton {
    var copy = self
    copy.control.item = AnyHashable(item)
    return copy
  }

  /// Sets the text on the full ring, and the text when lifting confirms; "CONFIRM" and "OK" in the app's language by
  /// default. `release` is the text after `ok`, "Let go" if it is nil.
  public func labels(confirm: String, ok: String, release: String? = nil) -> ConfirmActionButton {
    var copy = self
    copy.control.confirmLabel = confirm
    copy.control.okLabel = ok
    if let release { copy.control.releaseLabel = release }
    return copy
  }

  /// Sets the texts that explain the button after a press that ended too early, and the accessibility hint; in the
  /// app's language by default.
  public func hints(_ hints: Hints) -> ConfirmActionButton {
    var copy = self
    copy.control.hints = hints
    return copy
  }

  /// Sets the colours of the ring while it fills (`neutral`), when it is full (`selected`) and when lifting confirms
  /// (`confirmed`). `text`, `backdrop`, `rim` and `check` are those of its text, of the disc behind it, of that disc's
  /// edge, and of the check mark. `track` is its empty part. `veil` lies over the rest of the screen. `fill` is the
  /// filled part of a button in place, and `title` the tint and the edge of a pressed button. Nil means the default
  /// colour.
  public func ringColors(
    neutral: Color? = nil, selected: Color? = nil, confirmed: Color? = nil, text: Color? = nil,
    backdrop: Color? = nil, track: Color? = nil, veil: Color? = nil, fill: Color? = nil,
    rim: Color? = nil, check: Color? = nil, title: Color? = nil
  ) -> ConfirmActionButton {
    var copy = self
    copy.control.ringColors = ColorChanges([
      \.neutral: neutral, \.selected: selected, \.confirmed: confirmed, \.text: text,
      \.backdrop: backdrop, \.track: track, \.veil: veil, \.fill: fill, \.rim: rim, \.check: check,
      \.title: title,
    ])
    return copy
  }

  /// Sets the font of the texts. Nil, the default, is the environment's font from iOS 26 and macOS 26 on, and the font
  /// of the control size before.
  public func font(_ font: ControlFont?) -> ConfirmActionButton {
    var copy = self
    copy.control.content.font = font
    return copy
  }

  /// Sets the tint. Nil, the default, is the inherited tint on iPhone and iPad, and the accent colour on the Mac.
  ///
  /// On the Mac the `tint(_:)` of a surrounding view has no effect: AppKit views inherit no tint, and SwiftUI does not
  /// pass its own tint to them.
  public func tint(_ tint: Color?) -> ConfirmActionButton {
    var copy = self
    copy.control.content.tint = tint
    return copy
  }

  /// Sets the options for force, time and keys. A change applies from the next input. The colours and the sizes of
  /// labels in them are not used.
  public func confirmOptions(_ options: ConfirmOptions) -> ConfirmActionButton {
    var copy = self
    copy.control.options = options
    return copy
  }

  /// Calls a closure after every change of the press's state; nil, the default, calls nothing.
  public func onStateChange(
    _ action: (@MainActor (ConfirmAction.State) -> Void)?
  ) -> ConfirmActionButton {
    var copy = self
    copy.control.onStateChange = action
    return copy
  }

  /// Calls a closure with the intention, 0…1, in each frame in which it has changed; nil, the default, calls nothing.
  public func onIntentionChange(
    _ action: (@MainActor (Double) -> Void)?
  ) -> ConfirmActionButton {
    var copy = self
    copy.control.onIntentionChange = action
    return copy
  }
}
#endif
