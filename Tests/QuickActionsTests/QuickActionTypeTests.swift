import QuickActions
import Testing

@Suite struct QuickActionTypeTests {
  private static let setting = QuickAction.bundleIdentifierSetting

  /// A type, its expansion with the identifier org.a.b, and the abbreviation of that.
  @Test(
    arguments: [
      ("$(PRODUCT_BUNDLE_IDENTIFIER).new", "org.a.b.new", "$(PRODUCT_BUNDLE_IDENTIFIER).new"),
      ("$(PRODUCT_BUNDLE_IDENTIFIER).x.new", "org.a.b.x.new", "$(PRODUCT_BUNDLE_IDENTIFIER).x.new"),
      ("org.a.b.new", "org.a.b.new", "$(PRODUCT_BUNDLE_IDENTIFIER).new"),
      ("org.a.bc.new", "org.a.bc.new", nil), ("org.a.b", "org.a.b", nil), ("org.a", "org.a", nil),
      ("$(PRODUCT_BUNDLE_IDENTIFIER)", "$(PRODUCT_BUNDLE_IDENTIFIER)", nil),
      ("$(PRODUCT_BUNDLE_IDENTIFIER)new", "$(PRODUCT_BUNDLE_IDENTIFIER)new", nil),
      ("a.$(PRODUCT_BUNDLE_IDENTIFIER).new", "a.$(PRODUCT_BUNDLE_IDENTIFIER).new", nil),
    ] as [(String, String, String?)])
  func typesOfAnApp(type: String, expanded: String, abbreviated: String?) {
    var action = QuickAction(type: type, title: "a", subtitle: "b", url: "/")
    expect(action.needsBundleIdentifier, equals: (type != expanded))
    let made = action.expanded(bundleIdentifier: "org.a.b")
    action.type = expanded
    expect(made, equals: action)
    expect(QuickAction.abbreviated(expanded, bundleIdentifier: "org.a.b"), equals: abbreviated)
    #expect(QuickAction.abbreviated(expanded, bundleIdentifier: "") == nil)
  }

  /// A build setting is accepted only at the beginning, and only with the known name.
  @Test(
    arguments: [
      ("\(setting).new", nil), ("\(setting).new.Old-1", nil), ("\(setting).a_b c", nil),
      ("\(setting)", .unknownSetting(setting)), ("\(setting).", .unknownSetting("\(setting).")),
      ("\(setting)new", .unknownSetting("\(setting)new")),
      ("org.a.\(setting)", .unknownSetting("org.a.\(setting)")),
      ("$(TARGET_NAME).new", .unknownSetting("$(TARGET_NAME).new")),
      ("${PRODUCT_BUNDLE_IDENTIFIER}.new", .unknownSetting("${PRODUCT_BUNDLE_IDENTIFIER}.new")),
      ("PRODUCT_BUNDLE_IDENTIFIER.new", nil), ("new$", .unknownSetting("new$")),
    ] as [(String, QuickActionProblem?)])
  func onlyTheKnownSettingIsAccepted(type: String, problem: QuickActionProblem?) {
    expect(
      QuickAction.faults(in: [QuickAction(type: type, title: "a")]),
      equals: (problem.map { [QuickActionFault(QuickActionPlace(action: 0, .type), $0)] } ?? []))
  }
}
