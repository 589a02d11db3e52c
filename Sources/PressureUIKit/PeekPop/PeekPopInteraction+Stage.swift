#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// What is seen of it: when the engine says so, the delegate's content goes on a stage.
extension PeekPopInteraction {
  /// Makes what is looked into at a place. Returns false if there is nothing.
  func prepare(at location: CGPoint) -> Bool {
    controller?.disappear()
    controller = nil
    guard let preview = preview(at: location) else { return false }
    let list = PeekActionList(actions(for: preview)) { [weak self] in self?.close() }
    list?.resized = { [weak self] in self?.host.invalidate() }
    let controller = PeekStageController(preview, list: list)
    controller.stage.delegate = self
    self.controller = controller
    report(preview)
    locate()
    return true
  }

  private func report(_ preview: UIViewController) {
    if hasReported { return }
    guard let control = preview.view.firstControl else { return }
    hasReported = true
    UsageFault.report("A preview holds no buttons. Make this one an action: \(type(of: control))")
  }
}

/// What its host asks.
extension PeekPopInteraction {
  func locate() {
    guard let view, let window = view.window else { return }
    let viewport = window.viewport
    host.control.bounds = Rect(view.convert(view.bounds, to: nil))
    host.control.viewport = viewport
    let sizes = controller?.contentSizes(in: viewport) ?? PeekContentSizes()
    host.control.options.previewSize = sizes.preview
    host.control.options.actionsSize = sizes.actions
    host.control.options.palette = colors.palette(
      PeekPalette(), or: [\.surface: .shownGround], in: view.traitCollection)
  }

  func show() {
    recognizer.follow()
    guard let controller, let view else { return }
    let frame = PeekFrame(of: host.control)
    if host.control.state == .idle && (frame.isEmpty || !host.isOnScreen) {
      clear()
      return
    }
    controller.appear(over: view)
    controller.stage.show(frame)
    lead(controller.stage, isOpen: host.control.isLeftOpen)
  }

  func act(_ act: PeekPop.Act) {
    switch act {
    case .begin:
      // What has come and gone within one input is not made.
      let isWanted = !isPrepared && host.control.state != .idle
      if isWanted && !prepare(at: recognizer.start) { host.interrupt(.menu) }
    case .pop:
      if let preview = controller?.release() { open(preview) }
    case .peek, .close:
      break
    }
  }

  private func clear() {
    guard let controller else { return }
    lead(controller.stage, isOpen: false)
    self.controller = nil
    controller.disappear()
  }

  /// Leads who cannot see it to the preview that is left open, and back.
  private func lead(_ stage: PeekStage, isOpen: Bool) {
    if isOpen == stage.isOpen { return }
    stage.isOpen = isOpen
    if isOpen {
      UIAccessibility.post(notification: .screenChanged, argument: stage.card)
    } else if controller?.preview != nil {
      // What popped has the focus.
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

  func stageDidLoseKeys() {
    host.interrupt(.focusLost)
  }

  func stageDidEscape() -> Bool {
    host.escape()
  }

  func stageDidResize() {
    host.interrupt(.displaced)
  }

  func contentDidChange() {
    host.invalidate()
  }
}
#endif
