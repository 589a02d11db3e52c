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
    if QuickActionText.isReverseDNS(expanded(bundleIdentifier: "app").type) { return nil }
    return type.utf8.contains(UInt8(ascii: "$")) ? .unknownSetting(type) : .notReverseDNS(type)
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

  /// What is wrong with a text in several languages, in the order of their tags.
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

/// Which characters the texts of a declaration may have.
enum QuickActionText {
  /// What is wrong with a text that is shown in one line, or is a name.
  static func problem(inLine text: String) -> QuickActionProblem? {
    if text.unicodeScalars.allSatisfy({ isSpace($0) || isInvisible($0) }) { return .empty }
    return text.unicodeScalars.contains(where: isControl) ? .controlCharacter : nil
  }

  /// Whether XML 1.0 can have all characters of a text.
  static func isXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD: true
      case 0..<0x20, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }

  /// Whether a text is of two or more labels with points between them, as a domain written backwards.
  static func isReverseDNS(_ text: String) -> Bool {
    var labels = 0
    for label in text.utf8.split(separator: point, omittingEmptySubsequences: false) {
      guard let first = label.first, let last = label.last, first != hyphen, last != hyphen,
        label.allSatisfy({ isLetter($0) || isDigit($0) || $0 == hyphen }),
        labels > 0 || isLetter(first)
      else { return false }
      labels += 1
    }
    return labels > 1
  }

  /// Whether a text is of small letters and digits, with points between them, as the names of symbols are.
  static func isSymbol(_ text: String) -> Bool {
    text.utf8.split(separator: point, omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { isDigit($0) || isLetter($0) && $0 & 0x20 != 0 }
    }
  }

  /// Whether a text is of sizes as HTML has them: `any`, or widths and heights without leading zeros.
  static func areSizes(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).allSatisfy {
      if $0.elementsEqual("any".utf8) { return true }
      let numbers = $0.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
      return numbers.count == 2
        && numbers.allSatisfy { $0.allSatisfy(isDigit) && $0.first.map { $0 != zero } == true }
    }
  }

  /// Whether an address is relative, or has the scheme http or https (RFC 3986, 3.1), and does not begin as an option
  /// of a program does, to which a desktop hands it.
  static func isOfPage(_ address: String) -> Bool {
    if address.utf8.first == hyphen { return false }
    let scheme = address.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < address.utf8.count, let first = scheme.first, isLetter(first),
      scheme.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return true }
    let small = scheme.map { isLetter($0) ? $0 | 0x20 : $0 }
    return small.elementsEqual("http".utf8) || small.elementsEqual("https".utf8)
  }

  /// The spaces of Unicode within a line.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Joiners and the like, which have no width: a line of nothing else looks empty.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// What is not a character of a line: controls, separators of lines, and no characters at all.
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
