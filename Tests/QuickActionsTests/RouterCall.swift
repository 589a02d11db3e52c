import QuickActions

/// A call to a router, with its action.
struct RouterCall: Equatable, CustomStringConvertible, Sendable {
  var call: QuickActionRouter.Call
  var action = QuickActionRouter.Action.none
  var description: String { "\(call) \(action)" }

  static func launch(_ action: QuickActionRouter.Action) -> RouterCall {
    RouterCall(call: .launch, action: action)
  }
  static func perform(_ action: QuickActionRouter.Action) -> RouterCall {
    RouterCall(call: .perform, action: action)
  }
  static let active = RouterCall(call: .active)

  /// All calls for an app that knows two actions.
  static let all: [RouterCall] = {
    let actions: [QuickActionRouter.Action] = [.none, .unknown, .known(1), .known(2)]
    return actions.map { .launch($0) } + actions.map { .perform($0) } + [.active]
  }()

  /// True if it carries an action that the app knows.
  var tellsOfKnown: Bool {
    if call != .active, case .known = action { return true }
    return false
  }
}
