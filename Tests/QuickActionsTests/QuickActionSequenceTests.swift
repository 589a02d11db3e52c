import QuickActions
import Testing

/// Every sequence of calls: each chosen action is handled once, and truly reported.
@Suite struct QuickActionSequenceTests {
  /// A router, or what somebody takes for one.
  private typealias Routing = (inout QuickActionRouter, RouterCall) -> QuickActionRouter.Answer

  /// The launch that is under way after some calls: the last one with an action since the app was last
  /// active, however often the system has asked for its action since. Nil when there is none.
  private func launch(after calls: [RouterCall]) -> RouterCall? {
    let period = calls.suffix(while: { $0 != .active })
    return period.last(where: { $0.call == .launch && $0.tellsOfKnown })
  }

  /// What is wrong with the answer to a call after others, told from the whole of them.
  private func fault(
    _ answer: QuickActionRouter.Answer, to call: RouterCall, after calls: [RouterCall]
  ) -> String? {
    let launch = launch(after: calls)
    // A choice is handled by the first call that tells of it, and by no other.
    let isFirst = call.tellsOfKnown && launch?.action != call.action
    if answer.contains(.handles) != isFirst { return "not handled once" }
    // True is: handled, now or before; of a launch, that the system may go on as if nothing was chosen.
    let isTrue =
      switch call.call {
      case .launch: !call.tellsOfKnown
      case .perform: call.tellsOfKnown
      case .active: false
      }
    if answer.contains(.returnsTrue) != isTrue { return "an untrue report" }
    // The default start-up never comes after what an action has done to the launch.
    let startsUp = call.call == .launch && !call.tellsOfKnown && launch == nil
    return answer.contains(.startsUp) == startsUp ? nil : "the start-up"
  }

  /// Walks every sequence of calls up to a length; one that went wrong is not followed further.
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
    #expect(outcome.count == [9, 81, 729, 6561, 59_049, 531_441].reduce(0, +))
    #expect(outcome.faults.prefix(3) == [])
  }

  /// The enumeration can fail: each is caught by the shortest sequence that shows it.
  @Test func `a router that forgets the launch, or too early, or never, or that lies, is caught`() {
    let forgetful = walk(3) { router, call in
      router = QuickActionRouter()
      return router.handle(call.call, call.action)
    }
    #expect(
      forgetful.faults.prefix(3) == [
        [.launch(.known(1)), .launch(.none)], [.launch(.known(1)), .launch(.unknown)],
        [.launch(.known(1)), .launch(.known(1))],
      ])
    // It takes the launch for over when the system has asked for its action again.
    let hasty = walk(3) { router, call in
      let answer = router.handle(call.call, call.action)
      if call.call == .perform, answer == .returnsTrue { router = QuickActionRouter() }
      return answer
    }
    #expect(
      hasty.faults
        == [.known(1), .known(2)].flatMap { action -> [[RouterCall]] in
          [.launch(.none), .launch(.unknown), .launch(action), .perform(action)].map { last in
            [.launch(action), .perform(action), last]
          }
        })
    let stubborn = walk(3) { router, call in
      var other = QuickActionRouter()
      return call == .active ? other.handle(.active) : router.handle(call.call, call.action)
    }
    #expect(
      stubborn.faults.prefix(2) == [
        [.launch(.known(1)), .active, .launch(.none)],
        [.launch(.known(1)), .active, .launch(.unknown)],
      ])
    let untrue = walk(1) { router, call in
      router.handle(call.call, call.action).symmetricDifference(.returnsTrue)
    }
    #expect(untrue.faults == RouterCall.all.map { [$0] })
  }
}

extension Array {
  /// The elements after the last that is not of a kind.
  fileprivate func suffix(while isOfKind: (Element) -> Bool) -> [Element] {
    var start = endIndex
    while start > startIndex, isOfKind(self[start - 1]) { start -= 1 }
    return Array(self[start...])
  }
}
