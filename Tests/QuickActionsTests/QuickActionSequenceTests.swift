import QuickActions
import Testing

/// In every sequence of calls, each chosen action is handled once and reported correctly.
@Suite struct QuickActionSequenceTests {
  /// A function that routes calls: the real router, or a faulty one.
  private typealias Routing = (inout QuickActionRouter, RouterCall) -> QuickActionRouter.Answer

  /// Returns the current launch after some calls: the last launch with an action since the app was last active, no matter how
  /// often the system repeated its action. Nil if there is none.
  private func launch(after calls: [RouterCall]) -> RouterCall? {
    let period = calls.suffix(while: { $0 != .active })
    return period.last(where: { $0.call == .launch && $0.tellsOfKnown })
  }

  /// Returns the fault of an answer, judged from the complete sequence of calls.
  private func fault(
    _ answer: QuickActionRouter.Answer, to call: RouterCall, after calls: [RouterCall]
  ) -> String? {
    let launch = launch(after: calls)
    // Only the first call with a chosen action handles it.
    let isFirst = call.tellsOfKnown && launch?.action != call.action
    if answer.contains(.handles) != isFirst { return "not handled once" }
    // True means that the action is or was handled. For a launch it means that the system may continue as if no action was
    // chosen.
    let isTrue =
      switch call.call {
      case .launch: !call.tellsOfKnown
      case .perform: call.tellsOfKnown
      case .active: false
      }
    if answer.contains(.returnsTrue) != isTrue { return "an untrue report" }
    // The default start-up never runs after an action has handled the launch.
    let startsUp = call.call == .launch && !call.tellsOfKnown && launch == nil
    return answer.contains(.startsUp) == startsUp ? nil : "the start-up"
  }

  /// Walks all sequences of calls up to a length. It does not follow a sequence after its first fault.
  private func walk(_ length: Int, _ route: Routing) -> (count: Int, faults: [[RouterCall]]) {
    var count = 0
    var faults: [[RouterCall]] = []
    var level: [(router: QuickActionRouter, calls: [RouterCall])] = [(QuickActionRouter(), [])]
    for _ in 0..<length {
      var next: [(router: QuickActionRouter, calls: [RouterCall])] = []
      for (router, calls) in level {
        for call in RouterCall.all {
          var router = router
          let answer = route(&router, call)
          count += 1
          if fault(answer, to: call, after: calls) == nil {
            next.append((router, calls + [call]))
          } else {
            faults.append(calls + [call])
          }
        }
      }
      level = next
    }
    return (count, faults)
  }

  @Test func `every sequence of up to six calls`() {
    let outcome = walk(6) { $0.handle($1.call, $1.action) }
    expect(outcome.count, equals: [9, 81, 729, 6561, 59_049, 531_441].reduce(0, +))
    expect(outcome.faults.prefix(3), equals: [])
  }

  /// Shows that the check can fail: each faulty router is caught by the shortest sequence that shows the fault.
  @Test func `each faulty router is caught by the shortest sequence`() {
    let forgetful = walk(3) { router, call in
      router = QuickActionRouter()
      return router.handle(call.call, call.action)
    }
    expect(
      forgetful.faults.prefix(3),
      equals: [
        [.launch(.known(1)), .launch(.none)], [.launch(.known(1)), .launch(.unknown)],
        [.launch(.known(1)), .launch(.known(1))],
      ])
    // It considers the launch over when the system has repeated its action.
    let hasty = walk(3) { router, call in
      let answer = router.handle(call.call, call.action)
      if call.call == .perform, answer == .returnsTrue { router = QuickActionRouter() }
      return answer
    }
    expect(
      hasty.faults,
      equals: [.known(1), .known(2)].flatMap { action -> [[RouterCall]] in
        [.launch(.none), .launch(.unknown), .launch(action), .perform(action)].map { last in
          [.launch(action), .perform(action), last]
        }
      })
    let stubborn = walk(3) { router, call in
      var other = QuickActionRouter()
      return call == .active ? other.handle(.active) : router.handle(call.call, call.action)
    }
    expect(
      stubborn.faults.prefix(2),
      equals: [
        [.launch(.known(1)), .active, .launch(.none)],
        [.launch(.known(1)), .active, .launch(.unknown)],
      ])
    let untrue = walk(1) { router, call in
      router.handle(call.call, call.action).symmetricDifference(.returnsTrue)
    }
    expect(untrue.faults, equals: RouterCall.all.map { [$0] })
  }
}

extension Array {
  /// Returns the elements after the last one that does not match.
  fileprivate func suffix(while isOfKind: (Element) -> Bool) -> [Element] {
    var start = endIndex
    while start > startIndex, isOfKind(self[start - 1]) { start -= 1 }
    return Array(self[start...])
  }
}
