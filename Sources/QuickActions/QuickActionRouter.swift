/// What an app does about the calls that bring it a quick action: each chosen action is handled once.
///
/// It is told of the calls in the order in which the system makes them, and answers each. Actions are
/// numbers of the host's choice. It needs no clock and keeps no more than the action of the launch.
public struct QuickActionRouter: Equatable, Sendable {
  /// A call of the system.
  public enum Call: UInt8, CaseIterable, Sendable {
    /// The app starts (`didFinishLaunching`), or its scene connects.
    case launch
    /// The app is running and an action was chosen (`performAction`).
    case perform
    /// The app has become active: its launch is over. Until a host says so, every `perform` of the action
    /// that its launch has handled is taken for the same choice, and not handled again.
    case active
  }

  /// What a call carries.
  public enum Action: Equatable, Sendable {
    /// No action.
    case none
    /// An action that the app does not know.
    case unknown
    /// One that it knows.
    case known(Int32)
  }

  /// What to do about a call.
  public struct Answer: OptionSet, Sendable {
    /// Which it is of: a bit each.
    public let rawValue: UInt8

    /// Makes an answer from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Do what the action is for, now.
    public static let handles = Answer(rawValue: 1)
    /// Run the default start-up: only at a launch, and never when an action is handled, so that it
    /// cannot paint over it.
    public static let startsUp = Answer(rawValue: 2)
    /// Return true from the call, or complete it with true. A launch that handled its action returns
    /// false, by which the system knows not to ask for it again.
    public static let returnsTrue = Answer(rawValue: 4)
  }

  /// The action that the launch under way has handled.
  public private(set) var launched: Int32?

  /// Makes the router of an app that does not run, or whose launch has handled an action.
  public init(launched: Int32? = nil) {
    self.launched = launched
  }

  /// Takes a call, and says what to do about it.
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
      // In an app with scenes both the app and its scene are told.
      return isAgain ? [] : launched == nil ? [.startsUp, .returnsTrue] : .returnsTrue
    case .perform:
      // The system asks again for what the launch has handled when its answer was lost.
      return known == nil ? [] : isAgain ? .returnsTrue : [.handles, .returnsTrue]
    }
  }
}
