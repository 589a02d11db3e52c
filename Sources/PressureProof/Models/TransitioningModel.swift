import PressureKit
import PressureTesting

/// Predicts when a transitioning button must activate, without the control: unless it shows work or an outcome.
package struct TransitioningModel: PathModel {
  /// The calls of the host.
  package enum Call: UInt8, CaseIterable { case start, succeed, fail, reset }

  /// The content that is shown. Work takes at most two seconds, an outcome one.
  private enum Stage { case title, work, success, failure }
  private static let patience = [Stage.work: 2.0, .success: 1, .failure: 1]

  private var stage = Stage.title
  private var shown = 0.0
  private var isEnabled = true
  private var isPressing = false
  private var isInside = false
  private var key = KeyModel()

  package init() {}

  package mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict {
    pass(seconds)
    let accepts = isEnabled && stage == .title
    var acts = false
    switch step {
    case .begin(let zone):
      isPressing = accepts && zone == .control
      isInside = isPressing
      if isPressing { key.cancel() }
    case .move(let zone, _): if isPressing { isInside = zone == .control }
    case .lift:
      acts = isPressing && isInside
      letGo()
    case .cancel, .liftCovered, .second, .beginCovered, .interrupt(.displaced): letGo()
    case .key, .space: acts = key.perform(step, accepts: accepts && !isPressing)
    case .activate:
      acts = accepts
      if accepts { takeBack() }
    case .interrupt(.keysLost): key = KeyModel()
    case .blur, .disable, .interrupt:
      if step == .disable { isEnabled = false }
      letGo()
      key = KeyModel()
    case .enable: isEnabled = true
    case .call(let number): Call(rawValue: number).map { hear($0) }
    case .secondMove, .secondLift, .secondCancel, .type, .tick, .stall, .sleep: break
    }
    return acts ? .always : .never
  }

  private mutating func pass(_ seconds: Double) {
    guard let patience = TransitioningModel.patience[stage] else { return }
    shown += seconds
    if shown >= patience { show(stage == .work ? .failure : .title) }
  }

  private mutating func hear(_ call: Call) {
    switch call {
    case .start: if stage != .work { show(.work) }
    case .succeed: if stage == .work { show(.success) }
    case .fail: if stage == .work { show(.failure) }
    case .reset: show(.title)
    }
  }

  private mutating func show(_ next: Stage) {
    shown = 0
    if next != stage { takeBack() }
    stage = next
  }

  private mutating func takeBack() {
    letGo()
    key.cancel()
  }

  private mutating func letGo() {
    isPressing = false
    isInside = false
  }
}
