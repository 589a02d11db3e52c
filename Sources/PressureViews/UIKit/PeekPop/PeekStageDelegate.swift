#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// The receiver of a stage's events.
@MainActor
protocol PeekStageDelegate: AnyObject {
  /// Called when a touch that began on the stage changed.
  func stageDidTake(_ touch: UITouch, _ phase: ContactPhase, of event: UIEvent?)
  /// Called when a key changed. Returns true if the key has a meaning.
  func stageDidTake(_ press: UIPress, _ phase: KeySample.Phase) -> Bool
  /// Called when something happened to the stage that may take a press or the preview away.
  func stageWasInterrupted(by interruption: Interruption)
  /// Called when the person closes the preview by assistive technology. Returns true if there was a preview to close.
  func stageDidEscape() -> Bool
  /// Called when the content has another preferred size or other colours.
  func contentDidChange()
}
#endif
