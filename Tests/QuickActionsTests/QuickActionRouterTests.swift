import QuickActions
import Testing

/// How an app is reached, as the specification's table has it, and what each call is answered.
@Suite struct QuickActionRouterTests {
  /// What to do, and what to return.
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
    #expect(answers([.launch(.known(1)), .active]) == ["handle, false", "false"])
  }

  @Test func `pitfall 25: cold, with an action, through a scene, or both`() {
    #expect(
      answers([.launch(.known(1)), .launch(.known(1)), .active])
        == ["handle, false", "false", "false"])
    // The scene has none: nothing starts up over what the action has done.
    #expect(
      answers([.launch(.known(1)), .launch(.none), .active]) == ["handle, false", "true", "false"])
  }

  @Test func `cold, asked again though the launch said that it was handled`() {
    #expect(
      answers([.launch(.known(1)), .perform(.known(1)), .active, .perform(.known(1))])
        == ["handle, false", "true", "false", "handle, true"])
  }

  @Test func `until the app is active, its launch remembers the action it has handled`() {
    #expect(
      answers([
        .launch(.known(1)), .perform(.known(1)), .perform(.known(1)), .launch(.none), .active,
        .perform(.known(1)),
      ]) == ["handle, false", "true", "true", "true", "false", "handle, true"])
    // Who never says so is never asked for it again.
    #expect(
      answers([.launch(.known(1)), .perform(.known(2)), .perform(.known(1)), .perform(.known(2))])
        == ["handle, false", "handle, true", "true", "handle, true"])
  }

  @Test func `warm, with an action`() {
    #expect(
      answers([.launch(.none), .active, .perform(.known(1)), .active, .perform(.known(1))])
        == ["start up, true", "false", "handle, true", "false", "handle, true"])
  }

  @Test func `cold or warm, without one`() {
    #expect(answers([.launch(.none), .active, .active]) == ["start up, true", "false", "false"])
  }

  @Test func `an unknown type is reported as not handled`() {
    #expect(
      answers([.launch(.unknown), .perform(.unknown), .active, .perform(.unknown)])
        == ["start up, true", "false", "false", "false"])
  }

  @Test func `another action is chosen while the launch goes on`() {
    #expect(
      answers([.launch(.known(1)), .perform(.known(2)), .perform(.known(1)), .active])
        == ["handle, false", "handle, true", "true", "false"])
  }

  @Test func `the same action again after the launch is a choice of its own`() {
    #expect(
      answers([.launch(.known(1)), .active, .perform(.known(1)), .perform(.known(1))])
        == ["handle, false", "false", "handle, true", "handle, true"])
  }

  @Test func `a router can be made anew in the middle of a launch`() {
    #expect(answers([.perform(.known(7))], launched: 7) == ["true"])
    #expect(answers([.perform(.known(8))], launched: 7) == ["handle, true"])
    var router = QuickActionRouter()
    _ = router.handle(.launch, .known(7))
    #expect(router == QuickActionRouter(launched: 7))
    _ = router.handle(.active)
    #expect(router == QuickActionRouter())
  }
}
