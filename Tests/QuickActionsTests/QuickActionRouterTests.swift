import QuickActions
import Testing

/// The ways in which an app receives an action, from the table of the specification, and the answer to each call.
@Suite struct QuickActionRouterTests {
  /// Returns the answers in words: the action to take, and the return value.
  private func answers(_ calls: [RouterCall], launched: Int32? = nil) -> [String] {
    var router = QuickActionRouter(launched: launched)
    return calls.map { call in
      let answer = router.handle(call.call, call.action)
      let does = answer.contains(.handles) ? "handle, " : ""
      let startsUp = answer.contains(.startsUp) ? "start up, " : ""
      return "\(does)\(startsUp)\(answer.contains(.returnsTrue))"
    }
  }

  @Test func `pitfall 25: cold, with an action, through the app's delegate`() {
    expect(answers([.launch(.known(1)), .active]), equals: ["handle, false", "false"])
  }

  @Test func `pitfall 25: cold, with an action, through a scene, or both`() {
    expect(
      answers([.launch(.known(1)), .launch(.known(1)), .active]),
      equals: ["handle, false", "false", "false"])
    // The scene has no action, so no start-up replaces the result of the action.
    expect(
      answers([.launch(.known(1)), .launch(.none), .active]),
      equals: ["handle, false", "true", "false"])
  }

  @Test func `cold, asked again though the launch said that it was handled`() {
    expect(
      answers([.launch(.known(1)), .perform(.known(1)), .active, .perform(.known(1))]),
      equals: ["handle, false", "true", "false", "handle, true"])
  }

  @Test func `until the app is active, its launch remembers the action it has handled`() {
    expect(
      answers([
        .launch(.known(1)), .perform(.known(1)), .perform(.known(1)), .launch(.none), .active,
        .perform(.known(1)),
      ]), equals: ["handle, false", "true", "true", "true", "false", "handle, true"])
    // A host that never reports `active` does not receive the action of its launch again.
    expect(
      answers([.launch(.known(1)), .perform(.known(2)), .perform(.known(1)), .perform(.known(2))]),
      equals: ["handle, false", "handle, true", "true", "handle, true"])
  }

  @Test func `warm, with an action`() {
    expect(
      answers([.launch(.none), .active, .perform(.known(1)), .active, .perform(.known(1))]),
      equals: ["start up, true", "false", "handle, true", "false", "handle, true"])
  }

  @Test func `cold or warm, without an action`() {
    expect(
      answers([.launch(.none), .active, .active]), equals: ["start up, true", "false", "false"])
  }

  @Test func `an unknown type is reported as not handled`() {
    expect(
      answers([.launch(.unknown), .perform(.unknown), .active, .perform(.unknown)]),
      equals: ["start up, true", "false", "false", "false"])
  }

  @Test func `another action is chosen while the launch goes on`() {
    expect(
      answers([.launch(.known(1)), .perform(.known(2)), .perform(.known(1)), .active]),
      equals: ["handle, false", "handle, true", "true", "false"])
  }

  @Test func `the same action again after the launch is a choice of its own`() {
    expect(
      answers([.launch(.known(1)), .active, .perform(.known(1)), .perform(.known(1))]),
      equals: ["handle, false", "false", "handle, true", "handle, true"])
  }

  @Test func `a router can be recreated in the middle of a launch`() {
    expect(answers([.perform(.known(7))], launched: 7), equals: ["true"])
    expect(answers([.perform(.known(8))], launched: 7), equals: ["handle, true"])
    var router = QuickActionRouter()
    _ = router.handle(.launch, .known(7))
    expect(router, equals: QuickActionRouter(launched: 7))
    _ = router.handle(.active)
    expect(router, equals: QuickActionRouter())
  }
}
