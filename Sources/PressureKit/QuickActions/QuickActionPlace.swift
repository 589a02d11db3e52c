/// Where in a declaration something is.
public struct QuickActionPlace: Equatable, Sendable {
  /// A step into a value.
  public enum Step: Equatable, Sendable {
    /// To the value of a key.
    case key(String)
    /// To an element of a list, the first of which is 0.
    case element(Int)
  }

  /// Which action of the list, the first of which is 0; nil is the whole list.
  public var action: Int?
  /// From the action to the value: its field first. None is the whole action.
  public var steps: [Step]

  /// Makes a place: the whole list, if nothing is said.
  public init(action: Int? = nil, _ steps: [Step] = []) {
    self.action = action
    self.steps = steps
  }

  /// A field of an action.
  public init(action: Int, _ field: QuickActionField) {
    self.init(action: action, [.key(field.rawValue)])
  }

  /// The place one step further.
  func appending(_ step: Step) -> QuickActionPlace {
    QuickActionPlace(action: action, steps + [step])
  }
}
