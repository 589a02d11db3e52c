import QuickActions
import Testing

@Suite struct QuickActionValidationTests {
  private static let good = [
    QuickAction(
      type: "org.pressurekit.scale.new", title: "New weighing", subtitle: "With what lies there",
      icon: .add, url: "/home?action=new",
      userInfo: [QuickActionEntry("color", .list([.integer(151), .integer(187), .integer(255)]))]),
    QuickAction(type: "org.pressurekit.scale.history", title: "Verlauf für 1 < 2 \u{1F446}"),
    // A family is three people with joiners between them.
    QuickAction(type: "a.b", title: "👨\u{200D}👩\u{200D}👧", url: "/👨\u{200D}👩\u{200D}👧"),
  ]

  @Test func aValidListHasNoFaults() {
    expect(QuickAction.faults(in: []), equals: [])
    expect(QuickAction.faults(in: Self.good), equals: [])
  }

  @Test func aMissingURLIsAFaultOnlyIfItIsNeeded() {
    expect(
      QuickAction.faults(in: Self.good, needsURL: true),
      equals: [
        QuickActionFault(QuickActionPlace(action: 1, .url), .missing)
      ])
  }

  @Test func allFaultsInOrder() {
    let actions = [
      QuickAction(type: "", title: ""),
      QuickAction(type: "new", title: " \u{A0}\u{200B}", subtitle: "", url: ""),
      QuickAction(
        type: "org.a.b", title: "two\nlines", subtitle: "a\ttab", url: "/a b",
        userInfo: [
          QuickActionEntry("a", .list([.null, .number(.infinity), .boolean(true)])),
          QuickActionEntry("b\u{0}", .null),
          QuickActionEntry("a", .integer(1)),
          QuickActionEntry(
            "",
            .dictionary([QuickActionEntry("x", .string("\u{1B}[m")), QuickActionEntry("y", .null)])),
        ]),
      QuickAction(type: "org.a.b", title: "b"),
      QuickAction(type: "org.a.b", title: "b", url: "https://[::1]/\u{2028}"),
      QuickAction(type: "org.a.c", title: "c"),
    ]
    func place(_ action: Int, _ steps: QuickActionPlace.Step...) -> QuickActionPlace {
      QuickActionPlace(action: action, steps)
    }
    expect(
      QuickAction.faults(in: actions),
      equals: [
        QuickActionFault(place(0, .key("type")), .empty),
        QuickActionFault(place(0, .key("title")), .empty),
        QuickActionFault(place(1, .key("title")), .empty),
        QuickActionFault(place(1, .key("subtitle")), .empty),
        QuickActionFault(place(1, .key("url")), .empty),
        QuickActionFault(place(2, .key("title")), .controlCharacter),
        QuickActionFault(place(2, .key("subtitle")), .controlCharacter),
        QuickActionFault(place(2, .key("url")), .spaceInURL("/a b")),
        QuickActionFault(place(2, .key("userInfo"), .key("a"), .element(0)), .null),
        QuickActionFault(place(2, .key("userInfo"), .key("a"), .element(1)), .notFinite),
        QuickActionFault(place(2, .key("userInfo"), .key("b\u{0}")), .notXML),
        QuickActionFault(place(2, .key("userInfo"), .key("a")), .repeatedKey),
        QuickActionFault(place(2, .key("userInfo"), .key(""), .key("x")), .notXML),
        QuickActionFault(place(2, .key("userInfo"), .key(""), .key("y")), .null),
        QuickActionFault(place(3, .key("type")), .repeatedType("org.a.b", first: 2)),
        QuickActionFault(place(4), .tooMany(6)),
        QuickActionFault(place(4, .key("type")), .repeatedType("org.a.b", first: 2)),
        QuickActionFault(place(4, .key("url")), .controlCharacter),
      ])
  }

  /// A URL that a browser runs or a program takes as an option is not the URL of a page.
  @Test(arguments: [
    ("/new", true), ("new?a=b:c", true), ("?a", true), ("#a", true), ("//example.org/a", true),
    ("https://example.org/", true), ("HTTP://example.org/", true), (":a", true), ("1:a", true),
    ("a/b:c", true), ("é:a", true), ("javascript:alert(1)", false), ("JavaScript:alert(1)", false),
    ("data:text/html,a", false), ("vbscript:a", false), ("file:///etc/passwd", false),
    ("app+new.1-a:b", false), ("--option", false), ("-o", false), ("-", false),
  ])
  func urls(url: String, isOfPage: Bool) {
    let faults = QuickAction.faults(in: [QuickAction(type: "org.a.b", title: "B", url: url)])
    let fault = QuickActionFault(QuickActionPlace(action: 0, .url), .notOfPage(url))
    expect(faults, equals: (isOfPage ? [] : [fault]))
  }

  /// Equal texts are equal keys even in other bytes: é is one character, or e and an accent.
  @Test func keysWithEqualTextAreRepeated() {
    let keys = ["\u{E9}", "e\u{301}", "e", "\u{212B}", "\u{C5}"]
    let action = QuickAction(
      type: "org.a.b", title: "B", userInfo: keys.map { QuickActionEntry($0, .integer(1)) })
    expect(
      QuickAction.faults(in: [action]),
      equals: [
        QuickActionFault(
          QuickActionPlace(action: 0, [.key("userInfo"), .key("e\u{301}")]), .repeatedKey),
        QuickActionFault(
          QuickActionPlace(action: 0, [.key("userInfo"), .key("\u{C5}")]), .repeatedKey),
      ])
  }

  @Test func moreThanFourActionsAreAFault() {
    let actions = (0..<5).map { QuickAction(type: "org.a.t\($0)", title: "\($0)") }
    expect(QuickAction.faults(in: Array(actions.prefix(4))), equals: [])
    expect(
      QuickAction.faults(in: actions),
      equals: [
        QuickActionFault(QuickActionPlace(action: 4), .tooMany(5))
      ])
  }

  /// Apple's systems accept any text as a type.
  @Test(
    arguments: [
      ("org.example.app.New-1", nil), ("org.example.my_app.new", nil), ("new", nil),
      ("my_app_basic_shortcut", nil), ("1.org..a", nil), ("org/a b@é", nil), ("-", nil),
      ("", .empty), (" \u{A0}", .empty), ("a\nb", .controlCharacter),
    ] as [(String, QuickActionProblem?)])
  func types(type: String, problem: QuickActionProblem?) {
    let faults = problem.map { [QuickActionFault(QuickActionPlace(action: 0, .type), $0)] }
    expect(QuickAction.faults(in: [QuickAction(type: type, title: "a")]), equals: (faults ?? []))
  }

  @Test(
    arguments: [
      ("plus", nil), ("4.alt.circle", nil), ("square.and.pencil", nil), ("", .empty),
      ("a\tb", .controlCharacter), ("Plus", .notSymbol("Plus")), ("plus.", .notSymbol("plus.")),
      ("plus circle", .notSymbol("plus circle")), ("plus..fill", .notSymbol("plus..fill")),
      ("plus-fill", .notSymbol("plus-fill")), ("plüs", .notSymbol("plüs")),
    ] as [(String, QuickActionProblem?)])
  func symbols(name: String, problem: QuickActionProblem?) {
    let action = QuickAction(type: "org.a.b", title: "b", iconSymbol: name)
    expect(
      QuickAction.faults(in: [action]),
      equals: (problem.map { [QuickActionFault(QuickActionPlace(action: 0, .iconSymbol), $0)] }
        ?? []))
  }

  @Test(
    arguments: [
      ("96x96", nil), ("any", nil), ("96x96 192x192 any", nil), ("", .empty),
      ("96", .notSizes("96")), ("96x", .notSizes("96x")), ("x96", .notSizes("x96")),
      ("96X96", .notSizes("96X96")), ("096x96", .notSizes("096x96")), ("0x0", .notSizes("0x0")),
      ("96x96  any", .notSizes("96x96  any")), ("96x96x96", .notSizes("96x96x96")),
      ("Any", .notSizes("Any")), ("96x9a", .notSizes("96x9a")),
    ] as [(String, QuickActionProblem?)])
  func sizes(sizes: String, problem: QuickActionProblem?) {
    let action = QuickAction(type: "org.a.b", title: "b", image: "/b", imageSizes: sizes)
    expect(
      QuickAction.faults(in: [action]),
      equals: (problem.map { [QuickActionFault(QuickActionPlace(action: 0, .imageSizes), $0)] }
        ?? []))
  }

  @Test func faultsOfPictures() {
    let actions = [
      QuickAction(type: "org.a.a", title: "a", iconFile: " ", image: "/a b", imageSizes: "1"),
      QuickAction(type: "org.a.b", title: "b", iconFile: "a\u{0}", image: "", imageSizes: "any"),
      QuickAction(type: "org.a.c", title: "c", iconFile: "Any name.png", imageSizes: "1"),
    ]
    expect(
      QuickAction.faults(in: actions),
      equals: [
        QuickActionFault(QuickActionPlace(action: 0, .iconFile), .empty),
        QuickActionFault(QuickActionPlace(action: 0, .image), .spaceInURL("/a b")),
        QuickActionFault(QuickActionPlace(action: 0, .imageSizes), .notSizes("1")),
        QuickActionFault(QuickActionPlace(action: 1, .iconFile), .controlCharacter),
        QuickActionFault(QuickActionPlace(action: 1, .image), .empty),
        QuickActionFault(QuickActionPlace(action: 2, .image), .missing),
      ])
  }

  /// In the order of `UIApplicationShortcutIcon.IconType`.
  @Test func allIcons() {
    expect(
      QuickActionIcon.allCases.map(\.rawValue),
      equals: [
        "compose", "play", "pause", "add", "location", "search", "share", "prohibit", "contact",
        "home", "markLocation", "favorite", "love", "cloud", "invitation", "confirmation", "mail",
        "message", "date", "time", "capturePhoto", "captureVideo", "task", "taskCompleted", "alarm",
        "bookmark", "shuffle", "audio", "update",
      ])
  }
}
