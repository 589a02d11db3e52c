extension QuickAction {
  /// All that is wrong with a list of actions, in its order; nothing, if it is good.
  ///
  /// With `needsURL` an action without a URL is a fault: a web app's manifest cannot have it. That
  /// the URL is in the scope of a manifest is not checked.
  public static func faults(in actions: [QuickAction], needsURL: Bool = false) -> [QuickActionFault]
  {
    var types = QuickActionTypes()
    var faults: [QuickActionFault] = []
    for (index, action) in actions.enumerated() {
      faults += excess(at: index, of: actions.count)
      for field in QuickActionField.allCases {
        faults += action.faults(of: field, at: index, needsURL: needsURL, among: &types)
      }
    }
    return faults
  }

  /// The fault of the first action that is one too many.
  static func excess(at index: Int, of count: Int) -> [QuickActionFault] {
    if index != maximumShown { return [] }
    return [QuickActionFault(QuickActionPlace(action: index), .tooMany(count))]
  }

  /// What is wrong with one field; the types of the actions before are known.
  func faults(
    of field: QuickActionField, at index: Int, needsURL: Bool, among types: inout QuickActionTypes
  ) -> [QuickActionFault] {
    let place = QuickActionPlace(action: index, field)
    let problem: QuickActionProblem? =
      switch field {
      case .type: typeProblem(at: index, among: &types)
      case .title: QuickActionText.problem(inLine: title)
      case .subtitle: subtitle.flatMap(QuickActionText.problem(inLine:))
      case .icon: nil
      case .url: urlProblem(needsURL: needsURL)
      case .userInfo: nil
      }
    if let problem { return [QuickActionFault(place, problem)] }
    guard field == .userInfo, let userInfo else { return [] }
    return QuickActionValue.dictionary(userInfo).faults(at: place)
  }

  private func typeProblem(
    at index: Int, among types: inout QuickActionTypes
  ) -> QuickActionProblem? {
    if let problem = QuickActionText.problem(inLine: type) { return problem }
    if let first = types.add(type, at: index) { return .repeatedType(type, first: first) }
    return QuickActionText.isReverseDNS(type) ? nil : .notReverseDNS(type)
  }

  private func urlProblem(needsURL: Bool) -> QuickActionProblem? {
    guard let url else { return needsURL ? .missing : nil }
    if let problem = QuickActionText.problem(inLine: url) { return problem }
    return url.unicodeScalars.contains(where: QuickActionText.isSpace) ? .spaceInURL(url) : nil
  }
}
