#if canImport(SwiftUI) && canImport(UIKit)
import PressureKit
import PressureUIKit
import SwiftUI

/// A button that shows the work it started: its title, a spinner in a circle, success or failure.
///
/// It is PressureUIKit's of the same name, as a view of SwiftUI; its states are `TransitioningAction`'s. It
/// has the tint of where it is, and is as large as its title. Its modifiers come before those of any view.
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
  /// does not stop the work.
  public init(
    _ title: some StringProtocol, state: Binding<TransitioningAction.State>? = nil,
    progress: Double? = nil, action: @escaping @MainActor () async throws -> Void
  ) {
    control = TransitioningControl(
      title: String(title), state: state, progress: progress, action: action)
  }

  /// It, on the screen.
  public var body: some View { control }

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

  /// Its delays and limits; a change holds from the next input on. What is set there of its colours and
  /// the sizes of its labels is not used.
  public func transitioningOptions(_ options: TransitioningOptions) -> TransitioningButton {
    var copy = self
    copy.control.options = options
    return copy
  }
}
#endif
