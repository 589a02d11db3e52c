#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureViews
import SwiftUI

/// A button that shows the work it started: its title, a spinner in a circle, success or failure.
///
/// It shows the button of the same name from PressureViews. `TransitioningAction`
/// has the rules of its states. The button has the size of its title. On iPhone and iPad it inherits the tint. On the
/// Mac it has the accent colour, unless you set another one with `tint(_:)` of this type. Call the modifiers of this
/// type before those of `View`.
///
///     TransitioningButton("Submit") { try await form.send() }
public struct TransitioningButton: View {
  /// The state of the work.
  public typealias ControlState = TransitioningAction.State
  /// The delays and limits of the button.
  public typealias Options = TransitioningOptions

  private var control: TransitioningControl

  /// Makes a button with a title, and the work that it starts: the button shows `loading`, then success, or failure if
  /// the work throws.
  ///
  /// `state` follows the button. Setting it ends the present run and cancels its task. `progress` is 0…1, drawn in
  /// place of the spinner; nil, the default, if it is unknown. The work continues if the button leaves the screen.
  /// `systemImage` is the name of a symbol before the title; nil by default.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil,
    state: Binding<TransitioningAction.State>? = nil, progress: Double? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) {
    control = TransitioningControl(
      content: ButtonContent(title, systemImage: systemImage), state: state, progress: progress,
      action: action)
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
    _ title: some StringProtocol, state: Binding<TransitioningAction.State>? = nil,
    progress: Double? = nil, action: @escaping @MainActor () async throws -> Void,
    @ViewBuilder label: () -> some View
  ) {
    control = TransitioningControl(
      content: ButtonContent(title, label: ButtonLabel(label())), state: state, progress: progress,
      action: action)
  }

  /// The content of the view.
  public var body: some View { control }

  /// Sets the item that the button acts on: the `id` of a list's element, or a selection. By default no item is set.
  ///
  /// A change of the item cancels a press at once, so that it never reaches the wrong item; see
  /// `ConfirmActionButton.acting(on:)`. A run that has begun continues, and the newest view shows it and receives its
  /// state. To keep a run with its row, give the rows of a list their own identities.
  public func acting(on item: some Hashable) -> TransitioningButton {
    var copy = self
    copy.control.item = AnyHashable(item)
    return copy
  }

  /// Sets the texts after a success and a failure, and the text that VoiceOver says while the button works; "Done",
  /// "Failed" and "Loading" in the app's language by default.
  public func labels(
    success: String, failure: String, loading: String? = nil
  ) -> TransitioningButton {
    var copy = self
    copy.control.successLabel = success
    copy.control.failureLabel = failure
    copy.control.loadingLabel = loading ?? KitWord.loadingLabel.text
    return copy
  }

  /// Sets the colours. Nil means the default colour; by default a white title on the tint.
  public func transitioningColors(
    background: Color? = nil, text: Color? = nil, spinner: Color? = nil,
    pressedBackground: Color? = nil, disabledBackground: Color? = nil, disabledText: Color? = nil,
    successBackground: Color? = nil, successText: Color? = nil, failureBackground: Color? = nil,
    failureText: Color? = nil
  ) -> TransitioningButton {
    var copy = self
    copy.control.colors = ColorChanges([
      \.background: background, \.text: text, \.spinner: spinner,
      \.pressedBackground: pressedBackground, \.disabledBackground: disabledBackground,
      \.disabledText: disabledText, \.successBackground: successBackground,
      \.successText: successText, \.failureBackground: failureBackground,
      \.failureText: failureText,
    ])
    return copy
  }

  /// Sets the font of the texts. Nil, the default, is the environment's font from iOS 26 and macOS 26 on, and the font
  /// of the control size before.
  public func font(_ font: ControlFont?) -> TransitioningButton {
    var copy = self
    copy.control.content.font = font
    return copy
  }

  /// Sets the tint. Nil, the default, is the inherited tint on iPhone and iPad, and the accent colour on the Mac.
  ///
  /// On the Mac the `tint(_:)` of a surrounding view has no effect: AppKit views inherit no tint, and SwiftUI does not
  /// pass its own tint to them.
  public func tint(_ tint: Color?) -> TransitioningButton {
    var copy = self
    copy.control.content.tint = tint
    return copy
  }

  /// Sets the delays and limits. A change applies from the next input. The colours and the sizes of labels in the
  /// options are not used.
  public func transitioningOptions(_ options: TransitioningOptions) -> TransitioningButton {
    var copy = self
    copy.control.options = options
    return copy
  }
}
#endif
