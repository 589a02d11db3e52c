#if os(iOS) || STAND_INS
import PressureKit
import UIKit

/// Who is told what happens on a stage.
@MainActor
protocol PeekStageDelegate: AnyObject {
  /// A touch that began on the stage did something.
  func stageDidTake(_ touch: UITouch, _ phase: ContactPhase, of event: UIEvent?)
  /// A key did something. Returns whether it meant anything.
  func stageDidTake(_ press: UIPress, _ phase: KeySample.Phase) -> Bool
  /// The keys were taken away.
  func stageDidLoseKeys()
  /// The person wants it closed, by assistive technology. Returns whether there was anything to close.
  func stageDidEscape() -> Bool
  /// The window has another size.
  func stageDidResize()
  /// What is on it wants another size, or has other colours.
  func contentDidChange()
}
#endif
