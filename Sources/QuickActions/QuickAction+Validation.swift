extension QuickAction {
  /// Returns all faults of a list of actions, in order; empty if it is valid.
  ///
  /// With `needsURL`, an action without a URL is a fault, because a web app manifest requires one. It does not check that
  /// the URL is within the scope of a manifest.
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

  /// Returns the fault of the first action beyond the maximum.
  static func excess(at index: Int, of count: Int) -> [QuickActionFault] {
    if index != maximumShown { return [] }
    return [QuickActionFault(QuickActionPlace(action: index), .tooMany(count))]
  }

  /// Returns the faults of one field. `types` contains the types of the previous actions.
  func faults(
    of field: QuickActionField, at index: Int, needsURL: Bool, among types: inout QuickActionTypes
  ) -> [QuickActionFault] {
    let place = QuickActionPlace(action: index, field)
    let problem: QuickActionProblem?
    switch field {
    case .type: problem = typeProblem(at: index, among: &types)
    case .title: problem = QuickActionText.problem(inLine: title)
    case .localizedTitles: return Self.faults(of: localizedTitles, at: place)
    case .subtitle: problem = subtitle.flatMap(QuickActionText.problem(inLine:))
    case .localizedSubtitles:
      if subtitle == nil, !localizedSubtitles.isEmpty {
        return [QuickActionFault(QuickActionPlace(action: index, .subtitle), .missing)]
      }
      return Self.faults(of: localizedSubtitles, at: place)
    case .icon: problem = nil
    case .iconFile: problem = iconFile.flatMap(QuickActionText.problem(inLine:))
    case .iconSymbol: problem = symbolProblem
    case .image: problem = image.flatMap(Self.problem(inAddress:))
    case .imageSizes:
      if image == nil, imageSizes != nil {
        return [QuickActionFault(QuickActionPlace(action: index, .image), .missing)]
      }
      problem = sizesProblem
    case .url:
      problem = url.map(Self.problem(inURL:)) ?? (needsURL ? .missing : nil)
    case .userInfo:
      return userInfo.map { QuickActionValue.dictionary($0).faults(at: place) } ?? []
    }
    return problem.map { [QuickActionFault(place, $0)] } ?? []
  }

  private func typeProblem(
    at index: Int, among types: inout QuickActionTypes
  ) -> QuickActionProblem? {
    if let problem = QuickActionText.problem(inLine: type) { return problem }
    if let first = types.add(type, at: index) { return .repeatedType(type, first: first) }
    // A dollar sign elsewhere may be that of a setting which Xcode replaces in the Info.plist.
    let rest = expanded(bundleIdentifier: "").type
    let isOnlySetting = needsBundleIdentifier && rest == "."
    return isOnlySetting || rest.utf8.contains(UInt8(ascii: "$")) ? .unknownSetting(type) : nil
  }

  private var symbolProblem: QuickActionProblem? {
    guard let iconSymbol else { return nil }
    if let problem = QuickActionText.problem(inLine: iconSymbol) { return problem }
    return QuickActionText.isSymbol(iconSymbol) ? nil : .notSymbol(iconSymbol)
  }

  private var sizesProblem: QuickActionProblem? {
    guard let imageSizes else { return nil }
    if let problem = QuickActionText.problem(inLine: imageSizes) { return problem }
    return QuickActionText.areSizes(imageSizes) ? nil : .notSizes(imageSizes)
  }

  private static func problem(inAddress address: String) -> QuickActionProblem? {
    if let problem = QuickActionText.problem(inLine: address) { return problem }
    return address.unicodeScalars.contains(where: QuickActionText.isSpace)
      ? .spaceInURL(address) : nil
  }

  private static func problem(inURL url: String) -> QuickActionProblem? {
    problem(inAddress: url) ?? (QuickActionText.isOfPage(url) ? nil : .notOfPage(url))
  }

  /// Returns the faults of a text in several languages, in the order of their tags.
  private static func faults(
    of texts: [String: String], at place: QuickActionPlace
  ) -> [QuickActionFault] {
    texts.keys.sorted().compactMap { tag in
      let place = place.appending(.key(tag))
      if QuickActionLanguage(tag) == nil { return QuickActionFault(place, .notLanguage) }
      return QuickActionText.problem(inLine: texts[tag] ?? "").map { QuickActionFault(place, $0) }
    }
  }
}

/// Checks the characters of the texts in a declaration.
enum QuickActionText {
  /// Returns the problem of a text that is a name or is shown in one line.
  static func problem(inLine text: String) -> QuickActionProblem? {
    if text.unicodeScalars.allSatisfy({ isSpace($0) || isInvisible($0) }) { return .empty }
    return text.unicodeScalars.contains(where: isControl) ? .controlCharacter : nil
  }

  /// True if XML 1.0 allows all characters of a text.
  static func isXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD: true
      case 0..<0x20, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }

  /// True if a text consists of lowercase letters and digits with dots between them, like the names of SF Symbols.
  static func isSymbol(_ text: String) -> Bool {
    text.utf8.split(separator: point, omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { isDigit($0) || isLetter($0) && $0 & 0x20 != 0 }
    }
  }

  /// True if a text is a list of sizes as in HTML: `any`, or widths and heights without leading zeros.
  static func areSizes(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).allSatisfy {
      if $0.elementsEqual("any".utf8) { return true }
      let numbers = $0.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
      return numbers.count == 2
        && numbers.allSatisfy { $0.allSatisfy(isDigit) && $0.first.map { $0 != zero } == true }
    }
  }

  /// True if an address is relative, or has the scheme http or https (RFC 3986, 3.1). It must not begin with a hyphen: a
  /// desktop passes it to a program, which would read it as an option.
  static func isOfPage(_ address: String) -> Bool {
    if address.utf8.first == hyphen { return false }
    let scheme = address.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < address.utf8.count, let first = scheme.first, isLetter(first),
      scheme.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return true }
    let small = scheme.map { isLetter($0) ? $0 | 0x20 : $0 }
    return small.elementsEqual("http".utf8) || small.elementsEqual("https".utf8)
  }

  /// True for Unicode spaces within a line.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// True for joiners and other characters without width. A line of only these looks empty.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// True for characters that a line must not contain: controls, line separators and noncharacters.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static let point = UInt8(ascii: ".")
  private static let zero = UInt8(ascii: "0")
  private static let hyphen = UInt8(ascii: "-")

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
