#if canImport(UIKit)
import PressureKit
import UIKit

/// Who is told what happens on a stage.
@MainActor
protocol PeekStageDelegate: AnyObject {
  /// A touch that began on the stage did something.
  func stageDidTake(_ touch: UITouch, _ phase: ContactPhase, of event: UIEvent?)
  /// The person wants it closed: by Escape, or by assistive technology.
  func stageDidEscape()
  /// The window has another size.
  func stageDidResize()
  /// What is on it wants another size, or has other colours.
  func contentDidChange()
}
#endif
