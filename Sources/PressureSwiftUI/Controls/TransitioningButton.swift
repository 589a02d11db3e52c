#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
#else
import PressureAppKit
#endif

/// A button that shows the work it started: its title, a spinner in a circle, success or failure.
///
/// It is PressureUIKit's of the same name, or on the Mac PressureAppKit's, as a view of SwiftUI; its states are
/// `TransitioningAction`'s. It is as large as its title. On iPhone and iPad it inherits the
/// tint; on the Mac it has the accent colour, unless `tint(_:)` of this type says otherwise. Its modifiers come before
/// those of any view.
///
///     TransitioningButton("Submit") { try await form.send() }
public struct TransitioningButton: View {
  /// Where its work is.
  public typealias ControlState = TransitioningAction.State
  /// Its delays and limits.
  public typealias Options = TransitioningOptions

  private var control: TransitioningControl

  /// Makes a button with a title, and the work that activating it starts: `loading` meanwhile, then
  /// success, or failure when it throws.
  ///
  /// `state` follows it, and may be set: that ends the run under way, and cancels its task. `progress` is
  /// 0…1, drawn in place of the spinner; nil, the default, is unknown. Taking the button off the screen
  /// does not stop the work. `systemImage` is the name of a symbol before the title; nil, the
  /// default, is none.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil,
    state: Binding<TransitioningAction.State>? = nil, progress: Double? = nil,
    action: @escaping @MainActor () async throws -> Void
  ) {
    control = TransitioningControl(
      content: ButtonContent(title, systemImage: systemImage), state: state, progress: progress,
      action: action)
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
    _ title: some StringProtocol, state: Binding<TransitioningAction.State>? = nil,
    progress: Double? = nil, action: @escaping @MainActor () async throws -> Void,
    @ViewBuilder label: () -> some View
  ) {
    control = TransitioningControl(
      content: ButtonContent(title, label: ButtonLabel(label())), state: state, progress: progress,
      action: action)
  }

  /// It, on the screen.
  public var body: some View { control }

  /// Names the item that it acts on: the `id` of a list's element, or what is selected. By default no item is named.
  ///
  /// When the item changes, a press is taken back at once, so that it never reaches the wrong item; see
  /// `ConfirmActionButton.acting(on:)`. A run that has begun goes on, and the newest view shows it and has its state. To
  /// keep a run with its row, give the rows of a list identities of their own.
  public func acting(on item: some Hashable) -> TransitioningButton {
    var copy = self
    copy.control.item = AnyHashable(item)
    return copy
  }

  /// What it says of a success and of a failure, and what VoiceOver says while it works; "Done", "Failed"
  /// and "Loading" in the app's language by default.
  public func labels(
    success: String, failure: String, loading: String? = nil
  ) -> TransitioningButton {
    var copy = self
    copy.control.successLabel = success
    copy.control.failureLabel = failure
    copy.control.loadingLabel = loading ?? KitWord.loadingLabel.text
    return copy
  }

  /// Its colours; nil is the default: the tint behind a white title.
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

  /// The font of its texts; nil, the default, is the environment's from iOS 26 and macOS 26 on, and before
  /// that of its control size.
  public func font(_ font: ControlFont?) -> TransitioningButton {
    var copy = self
    copy.control.content.font = font
    return copy
  }

  /// Its tint; nil, the default, is the inherited one on iPhone and iPad, and the accent colour on the Mac.
  ///
  /// On the Mac the `tint(_:)` of a view around it has no effect: AppKit's views inherit no tint, and SwiftUI does not
  /// tell its own to them.
  public func tint(_ tint: Color?) -> TransitioningButton {
    var copy = self
    copy.control.content.tint = tint
    return copy
  }

  /// Its delays and limits; a change holds from the next input on. What is set there of its colours and
  /// the sizes of its labels is not used.
  public func transitioningOptions(_ options: TransitioningOptions) -> TransitioningButton {
    var copy = self
    copy.control.options = options
    return copy
  }
}
#endif
