#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

/// The functions that the presenter calls: they put the delegate's content on a stage.
extension PeekPopInteraction {
  /// The stage of the preview; nil if there is none.
  var stage: PeekStage? { controller?.stage }
  /// The size of all actions; nil without actions.
  var actionsSize: Size? { controller?.list?.wanted }

  /// Returns the view that a touch at a place of the stage would reach, if the stage took touches; nil without a stage.
  func hit(at place: Point, in window: UIWindow) -> UIView? {
    stage.flatMap { Overlay($0).view(at: place, in: window, takesTouches: true) }
  }

  func followPress() {
    recognizer.follow()
    touches.window = host.control.isEngaged ? view?.window : nil
  }

  func makePreview(at location: CGPoint) -> UIViewController? {
    guard let preview = preview(at: location) else { return nil }
    let list = PeekActionList(actions(for: preview)) { [weak self] in self?.choose($0, $1) }
    list?.resized = { [weak self] in self?.host.invalidate() }
    let controller = PeekStageController(preview, list: list)
    controller.stage.delegate = self
    self.controller = controller
    report(preview)
    return preview
  }

  /// Runs an action whose button was activated, unless the preview has closed, or something covers the button.
  private func choose(_ row: UIView, _ run: () -> Void) {
    guard let window = row.window else { return }
    presenter.choose(at: Rect(window.overlayRect(row.bounds, of: row)).center, run)
  }

  private func report(_ preview: UIViewController) {
    if hasReported { return }
    guard let control = preview.view.firstControl else { return }
    hasReported = true
    UsageFault.report("A preview holds no buttons. Make this one an action: \(type(of: control))")
  }

  func show(_ frame: PeekFrame) {
    guard let controller, let view else { return }
    controller.appear(over: view)
    controller.stage.show(frame)
    lead(controller.stage, isOpen: host.control.isLeftOpen)
  }

  func handOn(_ preview: UIViewController) {
    controller?.release()
    open(preview)
  }

  func clear() {
    guard let controller else { return }
    lead(controller.stage, isOpen: false)
    self.controller = nil
    controller.disappear()
  }

  /// Moves VoiceOver's focus to a preview that is left open, and back afterwards.
  private func lead(_ stage: PeekStage, isOpen: Bool) {
    if isOpen == stage.isOpen { return }
    stage.isOpen = isOpen
    if isOpen {
      UIAccessibility.post(notification: .screenChanged, argument: stage.card)
    } else if presenter.content != nil {
      // After a pop the focus belongs to the opened content.
      UIAccessibility.post(notification: .screenChanged, argument: view)
    }
  }
}

extension PeekPopInteraction: PeekStageDelegate {
  func stageDidTake(_ touch: UITouch, _ phase: ContactPhase, of event: UIEvent?) {
    host.feed(touch, phase, of: event, in: nil)
  }

  func stageDidTake(_ press: UIPress, _ phase: KeySample.Phase) -> Bool {
    host.feed(press, phase)
  }

  func stageWasInterrupted(by interruption: Interruption) {
    host.interrupt(interruption)
  }

  func stageDidEscape() -> Bool {
    host.escape()
  }

  func contentDidChange() {
    host.invalidate()
  }
}
#endif
