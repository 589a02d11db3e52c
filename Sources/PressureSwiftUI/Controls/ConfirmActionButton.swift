#if os(iOS) || os(macOS) || STAND_INS
import PressureKit
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
#else
import PressureAppKit
#endif

/// A button for what cannot be undone: press harder to fill a ring above the finger, slide up onto the
/// full ring, let go.
///
/// It is PressureUIKit's of the same name, or on the Mac PressureAppKit's, as a view of SwiftUI; what a press does is
/// `ConfirmAction`'s. It is as large as its title. On iPhone and iPad it inherits the tint; on the
/// Mac it has the accent colour, unless `tint(_:)` of this type says otherwise. Its modifiers come before those of any
/// view.
///
///     ConfirmActionButton("Delete") { library.delete() }
public struct ConfirmActionButton: View {
  /// Where a press is.
  public typealias ControlState = ConfirmAction.State
  /// How force, time and keys confirm.
  public typealias Options = ConfirmOptions
  /// How it works, in the words of how a person uses it.
  public typealias Hints = ConfirmHints

  private var control: ConfirmActionControl

  /// Makes a button with a title, and what to do when the person has confirmed: once a press.
  ///
  /// The title is the app's to translate. `systemImage` is the name of a symbol before it; nil, the default, is none.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    control = ConfirmActionControl(
      content: ButtonContent(title, systemImage: systemImage), action: action)
  }

  /// Makes a button with a label of the app's in place of the title, which stays its name for assistive technology and is
  /// what it shows before iOS 16.
  ///
  /// The label is shown as an image of it in the colour of the button's state: on one line, without what moves in it.
  ///
  /// Each update of the view draws the label, and an image with the same pixels changes nothing else. A label whose type is
  /// `Equatable`, as a `Text`, an `Image` or a view of yours, is drawn only when it changes, or one of these in its
  /// environment: the font, the display scale, the colour scheme and its contrast, the type size, the legibility weight, the
  /// locale, the layout direction, the control size, and whether it is enabled. It does not follow other values of the
  /// environment. Beside a value that changes with each frame, use such a label.
  public init(
    _ title: some StringProtocol, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> some View
  ) {
    control = ConfirmActionControl(
      content: ButtonContent(title, label: ButtonLabel(label())), action: action)
  }

  /// It, on the screen.
  public var body: some View { control }

  /// Names the item that it acts on: the `id` of a list's element, or what is selected.
  ///
  /// Name it in lists, and wherever one button serves another item after a change. When the item changes, a press or an
  /// arming is taken back at once, so that it never reaches the wrong item. While the item stays, updates leave them
  /// alone, and a confirmation does what the newest view says.
  ///
  ///     List(pages) { page in
  ///       ConfirmActionButton("Delete") { library.delete(page) }
  ///         .acting(on: page.id)
  ///     }
  ///
  /// By default no item is named. SwiftUI does not tell then if an update is for another item, so a confirmation does what
  /// the button did when the press began or the button was armed; only a change of its title or symbol takes these back.
  /// Use the element itself in the action. An index, or a binding to an element of a collection, may lead to another
  /// element by then.
  public func acting(on item: some Hashable) -> ConfirmActionButton {
    var copy = self
    copy.control.item = AnyHashable(item)
    return copy
  }

  /// What the ring says when it is full, and when lifting confirms; "CONFIRM" and "OK" in the app's language by
  /// default.
  public func labels(confirm: String, ok: String) -> ConfirmActionButton {
    var copy = self
    copy.control.confirmLabel = confirm
    copy.control.okLabel = ok
    return copy
  }

  /// What it says of how it works: after a press that was let go of too early, and as its accessibility hint; in the
  /// app's language by default.
  public func hints(_ hints: Hints) -> ConfirmActionButton {
    var copy = self
    copy.control.hints = hints
    return copy
  }

  /// The colours of its ring, while it fills, when it is full and when lifting confirms, of what it writes, of the disc
  /// behind it and of its empty part, and of what lies over the rest of the screen; nil is the default.
  public func ringColors(
    neutral: Color? = nil, selected: Color? = nil, confirmed: Color? = nil, text: Color? = nil,
    backdrop: Color? = nil, track: Color? = nil, veil: Color? = nil
  ) -> ConfirmActionButton {
    var copy = self
    copy.control.ringColors = ColorChanges([
      \.neutral: neutral, \.selected: selected, \.confirmed: confirmed, \.text: text,
      \.backdrop: backdrop, \.track: track, \.veil: veil,
    ])
    return copy
  }

  /// The font of its texts; nil, the default, is the environment's from iOS 26 and macOS 26 on, and before
  /// that of its control size.
  public func font(_ font: ControlFont?) -> ConfirmActionButton {
    var copy = self
    copy.control.content.font = font
    return copy
  }

  /// Its tint; nil, the default, is the inherited one on iPhone and iPad, and the accent colour on the Mac.
  ///
  /// On the Mac the `tint(_:)` of a view around it has no effect: AppKit's views inherit no tint, and SwiftUI does not
  /// tell its own to them.
  public func tint(_ tint: Color?) -> ConfirmActionButton {
    var copy = self
    copy.control.content.tint = tint
    return copy
  }

  /// How force, time and keys confirm; a change holds from the next input on. What is set there of its
  /// colours and the sizes of its labels is not used.
  public func confirmOptions(_ options: ConfirmOptions) -> ConfirmActionButton {
    var copy = self
    copy.control.options = options
    return copy
  }

  /// Called after every change of where a press is; nil, the default, for nobody.
  public func onStateChange(
    _ action: (@MainActor (ConfirmAction.State) -> Void)?
  ) -> ConfirmActionButton {
    var copy = self
    copy.control.onStateChange = action
    return copy
  }

  /// Called with how hard the person means it, 0…1, in each frame in which that has changed; nil, the default, for nobody.
  public func onIntentionChange(
    _ action: (@MainActor (Double) -> Void)?
  ) -> ConfirmActionButton {
    var copy = self
    copy.control.onIntentionChange = action
    return copy
  }
}
#endif
