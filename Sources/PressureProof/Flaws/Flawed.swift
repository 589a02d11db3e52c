import PressureKit

/// A control that breaks one rule, to prove that a check can fail.
package struct Flawed<Base: ControlValue>: ControlValue {
  package typealias State = Base.State
  package typealias Act = Base.Act
  package typealias Label = Base.Label

  package var base: Base
  package var flaw: Flaw

  package init(base: Base, flaw: Flaw) {
    self.base = base
    self.flaw = flaw
  }

  package var state: Base.State { base.state }
  package var intention: Double { base.intention }
  package var source: ForceSource { base.source }
  package var hasContact: Bool { base.hasContact }
  package var isEngaged: Bool { base.isEngaged }
  package var needsFrame: Bool { flaw != .asksForNoFrame && base.needsFrame }
  package var dueIn: Double { flaw == .isNeverDue ? .infinity : base.dueIn }
  package var access: Access { base.access }
  package var bounds: Rect {
    get { base.bounds }
    set { base.bounds = newValue }
  }
  package var reducesMotion: Bool {
    get { base.reducesMotion }
    set { base.reducesMotion = newValue }
  }

  package mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    let wasDown = base.hasContact
    var events = spoil(base.feed(sample))
    let isFlaw =
      (flaw == .firesOnCancel && sample.phase == .cancelled)
      || (flaw == .firesOnAnyLift && sample.phase == .ended)
    if isFlaw && wasDown { events.append(.act(Act(rawValue: 0)!)) }
    return events
  }

  package mutating func feed(_ key: KeySample) -> EventList<Event> { spoil(base.feed(key)) }

  package mutating func activate(at time: Double) -> EventList<Event> {
    spoil(base.activate(at: time))
  }

  package mutating func interrupt(
    _ reason: Interruption, at time: Double
  ) -> EventList<Event> {
    flaw == .ignoresBlur ? EventList() : spoil(base.interrupt(reason, at: time))
  }

  package mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    spoil(base.setEnabled(enabled, at: time))
  }

  package mutating func advance(to time: Double) -> EventList<Event> {
    var events = spoil(base.advance(to: time))
    // True in every second 1/16 s of the host's clock.
    let isOdd = time.isFinite && (time * 16).rounded(.down).remainder(dividingBy: 2) != 0
    if flaw == .readsTheClock && isOdd { events.append(.haptic(.tick)) }
    return events
  }

  package var isLeftOpen: Bool { base.isLeftOpen }

  package func draw(into sink: inout some SceneSink) {
    for var layer in SceneFrame(of: base).layers {
      if flaw == .drawsTooOpaque { layer.opacity *= 2 }
      if flaw == .drawsTooManyLayers { layer.id += Layer.ids.upperBound }
      sink.add(layer)
    }
  }

  func spoil(_ events: EventList<Event>) -> EventList<Event> {
    var changed = EventList<Event>()
    if events.begins && flaw != .hidesItsStates { changed.begin() }
    for event in events {
      switch event {
      case .act:
        if flaw == .neverFires { continue }
        if flaw == .firesTwice { changed.append(event) }
      case .state: if flaw == .hidesItsStates { continue }
      case .haptic, .announce: break
      }
      changed.append(event)
    }
    return changed
  }
}

extension Flawed: Hashable where Base: Hashable {}

extension Flawed: NormalizableControl where Base: NormalizableControl {
  package var normalForm: Flawed { Flawed(base: base.normalForm, flaw: flaw) }
}
