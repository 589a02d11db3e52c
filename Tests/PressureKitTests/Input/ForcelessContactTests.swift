import PressureKit
import Testing

/// A contact without force: an activation if it lifts at once, as that of assistive technology and a driver's click, and a hold if
/// it lasts or moves, as the mouse of some drivers.
@Suite struct ForcelessContactTests {
  /// An input in front of a control.
  enum Step: CaseIterable {
    /// A contact without force, and one with force.
    case begins, beginsWithForce
    /// A move to the same place, to another one, and one without a button: the lift was lost.
    case rests, slides, losesLift
    case lifts, isCancelled
    /// Another contact without force.
    case secondBegins, secondMoves, secondLifts
    /// A frame after 1/16 s, and any input that is neither a contact nor time.
    case waits, otherInput
    /// A key that goes down, without a modifier and with one.
    case key, keyWithModifier

    func sample(at time: Double) -> ContactSample {
      let phase: ContactPhase =
        switch self {
        case .begins, .beginsWithForce, .secondBegins: .began
        case .lifts, .secondLifts: .ended
        case .isCancelled: .cancelled
        default: .moved
        }
      let isSecond = [.secondBegins, .secondMoves, .secondLifts].contains(self)
      return ContactSample(
        time: time, phase: phase, id: isSecond ? 2 : 1,
        position: Point(x: self == .slides ? 1 : 0, y: 0), buttons: self == .losesLift ? 0 : 1)
    }
  }

  /// The value, and its clock.
  private struct Gate {
    var forceless = ForcelessContact()
    var time = 0.0

    /// Takes a step. Returns what the control is fed, in words.
    mutating func take(_ step: Step) -> [String] {
      var word = "time"
      let answer: ForcelessContact.Answer
      switch step {
      case .otherInput:
        forceless.end()
        return ["other"]
      case .key, .keyWithModifier:
        forceless.takeKey(isPlain: step == .key)
        return ["key"]
      case .waits:
        time += 1 / 16
        answer = forceless.advance(to: time)
      default:
        let sample = step.sample(at: time)
        word = "\(sample.phase) \(sample.id)"
        answer = forceless.take(sample, isForceless: step == .begins || step == .secondBegins)
      }
      return switch answer {
      case .drop: []
      case .feed: [word]
      case .feedPendingFirst: ["\(forceless.pending.phase) \(forceless.pending.id)", word]
      }
    }
  }

  private func fed(_ steps: Step...) -> [String] {
    var gate = Gate()
    let words = steps.flatMap { gate.take($0) }
    return words + (gate.forceless.isActivation ? ["click activates"] : [])
  }

  @Test func `a contact that lifts at once is an activation`() {
    expect(fed(.begins, .lifts), equals: ["click activates"])
    expect(fed(.begins, .rests, .waits, .rests, .lifts), equals: ["click activates"])
    expect(fed(.begins, .secondMoves, .secondLifts, .lifts), equals: ["click activates"])
  }

  @Test func `a contact that lasts or slides is a hold, from its beginning`() {
    expect(fed(.begins, .waits), equals: [])
    expect(fed(.begins, .waits, .waits), equals: ["began 1", "time"])
    expect(fed(.begins, .waits, .waits, .lifts), equals: ["began 1", "time", "ended 1"])
    expect(fed(.begins, .slides, .lifts), equals: ["began 1", "moved 1", "ended 1"])
    var gate = Gate()
    gate.time = 5
    _ = gate.take(.begins)
    gate.time = 7
    _ = gate.take(.waits)
    expect(gate.forceless.pending.time, equals: 5)
  }

  @Test(arguments: [Step.isCancelled, .losesLift, .secondBegins, .begins])
  func `a contact that ends before it is decided presses and activates nothing`(end: Step) {
    expect(fed(.begins, end), equals: [])
    expect(fed(.begins, end, .lifts), equals: ["ended 1"])
  }

  @Test func `another input ends it, and is fed`() {
    expect(fed(.begins, .otherInput, .lifts), equals: ["other", "ended 1"])
    // A browser reports the lost capture between the lift and the click.
    expect(fed(.begins, .lifts, .otherInput), equals: ["other", "click activates"])
  }

  @Test func `a contact with force passes, and ends an earlier activation`() {
    expect(fed(.beginsWithForce, .rests, .lifts), equals: ["began 1", "moved 1", "ended 1"])
    expect(fed(.begins, .lifts, .beginsWithForce), equals: ["began 1"])
  }

  @Test func `a key with a modifier presses nothing, so its click is an activation`() {
    // Its release is another input.
    expect(fed(.keyWithModifier, .otherInput), equals: ["key", "other", "click activates"])
    expect(fed(.keyWithModifier, .key, .otherInput), equals: ["key", "key", "other"])
    expect(fed(.begins, .keyWithModifier), equals: ["key", "click activates"])
    expect(fed(.begins, .lifts, .key), equals: ["key"])
    // The click of a contact is not that of a key.
    expect(fed(.beginsWithForce, .keyWithModifier, .lifts), equals: ["began 1", "key", "ended 1"])
  }

  /// Every sequence of any length: no contact both presses and activates, and none is held back for more than 0.1 s.
  @Test func `in any sequence of inputs a contact presses, activates, or does neither`() {
    /// All of a value that has an effect later.
    struct Seen: Hashable {
      var isActivation: Bool
      var heldId: Int
      var heldFor: Double
      /// True if the control has seen the beginning of the last contact.
      var isPressed: Bool
    }
    var known: Set<Seen> = []
    var next = [(gate: Gate(), isPressed: false)]
    while let (gate, wasPressed) = next.popLast() {
      for step in Step.allCases {
        var (gate, isPressed) = (gate, wasPressed)
        let before = gate.forceless
        let (held, wasUndecided) = (before.pending, before.isUndecided)
        let words = gate.take(step)
        let began = words.firstIndex { $0.hasPrefix("began") }
        let begins = [Step.begins, .beginsWithForce, .secondBegins, .key, .keyWithModifier]
        if begins.contains(step) { isPressed = false }
        if began != nil { isPressed = true }
        let forceless = gate.forceless
        // The beginning comes first, and nothing comes while it is held back.
        #expect(began ?? 0 == 0 && !(forceless.isUndecided && !words.isEmpty))
        #expect(!(forceless.isActivation && isPressed))
        // Only a lift of a contact that was held back activates, and a key with a modifier.
        let isLift = step == .lifts || step == .secondLifts
        let mayActivate = isLift ? wasUndecided : before.isActivation || step == .keyWithModifier
        #expect(!forceless.isActivation || mayActivate)
        #expect(!forceless.isUndecided || gate.time - forceless.pending.time <= 0.1)
        // The held sample stays as it was fed to the value.
        #expect(began == nil || !wasUndecided || forceless.pending == held)
        let seen = Seen(
          isActivation: forceless.isActivation,
          heldId: forceless.isUndecided ? forceless.pending.id : 0,
          heldFor: forceless.isUndecided ? gate.time - forceless.pending.time : 0,
          isPressed: isPressed)
        if known.insert(seen).inserted { next.append((gate, isPressed)) }
      }
    }
    #expect(known.count > 5)
  }
}
