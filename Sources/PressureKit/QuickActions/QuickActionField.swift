/// The fields of an action's declaration, in the order in which their faults are reported.
public enum QuickActionField: String, CaseIterable, Sendable {
  case type
  case title
  case subtitle
  case icon
  case url
  case userInfo
}
