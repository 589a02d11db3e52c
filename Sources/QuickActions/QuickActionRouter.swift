/// Decides how an app responds to the system calls that bring a quick action, so that each chosen action is handled once.
///
/// It receives the calls in the order in which the system makes them, and answers each. Actions are numbers that the host
/// chooses. It needs no clock, and remembers only the action of the launch.
public struct QuickActionRouter: Equatable, Sendable {
  /// A call of the system.
  public enum Call: UInt8, CaseIterable, Sendable {
    /// The app starts (`didFinishLaunching`), or its scene connects.
    case launch
    /// The app is running and an action was chosen (`performAction`).
    case perform
    /// The app has become active, so its launch is over. Until the host reports this, every `perform` of the action that the
    /// launch handled counts as the same choice, and is not handled again.
    case active
  }

  /// The action that a call carries.
  public enum Action: Equatable, Sendable {
    /// No action.
    case none
    /// An action that the app does not know.
    case unknown
    /// An action that the app knows.
    case known(Int32)
  }

  /// The response to a call.
  public struct Answer: OptionSet, Sendable {
    /// The bits of the response.
    public let rawValue: UInt8

    /// Creates an answer from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Perform the action now.
    public static let handles = Answer(rawValue: 1)
    /// Run the default start-up. Set only at a launch without a handled action, so that the start-up cannot replace the
    /// action's result.
    public static let startsUp = Answer(rawValue: 2)
    /// Return true from the call, or complete it with true. A launch that handled its action returns false, which tells the
    /// system not to send it again.
    public static let returnsTrue = Answer(rawValue: 4)
  }

  /// The action that the current launch has handled.
  public private(set) var launched: Int32?

  /// Creates the router of an app that is not running, or whose launch has handled an action.
  public init(launched: Int32? = nil) {
    self.launched = launched
  }

  /// Handles a call and returns the response.
  public mutating func handle(_ call: Call, _ action: Action = .none) -> Answer {
    let known: Int32? = if case .known(let number) = action { number } else { nil }
    let isAgain = known != nil && known == launched
    switch call {
    case .active:
      launched = nil
      return []
    case .launch:
      if let known, !isAgain {
        launched = known
        return .handles
      }
      // In an app with scenes, both the app and its scene receive the call.
      return isAgain ? [] : launched == nil ? [.startsUp, .returnsTrue] : .returnsTrue
    case .perform:
      // The system sends the action of the launch again if the launch's answer was lost.
      return known == nil ? [] : isAgain ? .returnsTrue : [.handles, .returnsTrue]
    }
  }
}
