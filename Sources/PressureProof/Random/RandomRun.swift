import PressureKit
import PressureTesting

/// A control under random inputs, with a witness that checks its rules.
package struct RandomRun<C: HostDriven> {
  private var control: C
  private var press: RandomPress
  private var witness = ControlWitness<C>()
  private var delivery: DeliveryWitness<C>
  package private(set) var count = 0

  /// The first broken rules.
  package var faults: [String] { witness.faults + delivery.faults }
  package var acts: Int { witness.acts.values.reduce(0, +) }
  package var cancels: Int { witness.cancels }

  /// Creates a run. Presses begin on the control or in `elsewhere`, which has its target and the area around that.
  package init(of control: C, elsewhere: Rect, seed: UInt64) {
    self.control = control
    delivery = DeliveryWitness(of: control)
    press = RandomPress(seed: seed, bounds: control.bounds, elsewhere: elsewhere)
  }

  /// Feeds `inputs` inputs, or fewer if there is a fault.
  package mutating func feed(_ inputs: Int) {
    for _ in 0..<inputs where faults.isEmpty {
      let input = press.next()
      let before = control
      let events = control.feed(input)
      count += 1
      witness.watch(input, before: before, events, after: control)
      // Mostly all events are passed on before the next input.
      let takes = press.random.once(in: 3) ? press.random.next() % 3 : 32
      delivery.watch(input, events, after: control, takes: Int(takes))
      if press.random.once(in: 20) {
        witness.leaveAlone(control, needsFrame: control.needsFrame, at: press.time)
      }
      if press.random.once(in: 1000) {
        witness.awaitRest(of: control, at: press.time)
        let choice = UInt8.random(in: 0...255, using: &press.random)
        control.call(choice, press.random.number(0...400), at: press.time)
      }
    }
  }
}
