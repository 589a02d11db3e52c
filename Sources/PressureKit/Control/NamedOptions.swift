/// A numeric option, for hosts that set options by name: a page, a storyboard, a command line.
public protocol OptionName: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// What it measures.
  var kind: OptionKind { get }
}

extension OptionName {
  /// The values it may have.
  public var range: ClosedRange<Double> { kind.range }
}

/// What a control can be told to do differently, as numbers by name.
///
/// Its stored properties begin with a `Double` for each name, in the order of the names: as memory they
/// are an array, and an accessor for each would be a kilobyte of code in a page.
public protocol NamedOptions {
  /// The names.
  associatedtype Name: OptionName
}

extension NamedOptions {
  /// An option by name, as a number; setting does not look at its range.
  public subscript(option: Name) -> Double {
    get {
      withUnsafeBytes(of: self) {
        $0.load(fromByteOffset: Self.offset(of: option), as: Double.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: Self.offset(of: option), as: Double.self)
      }
    }
  }

  /// Sets an option by name; false, and nothing changed, if the value is outside its range.
  public mutating func set(_ option: Name, to value: Double) -> Bool {
    guard let kept = option.kind.kept(value) else { return false }
    self[option] = kept
    return true
  }

  private static func offset(of option: Name) -> Int {
    Int(option.rawValue) * MemoryLayout<Double>.stride
  }
}
