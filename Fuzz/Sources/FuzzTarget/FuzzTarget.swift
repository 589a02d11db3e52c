import Foundation

/// What every fuzzer does with the bytes that it makes up.
public enum FuzzTarget {
  /// Ends the program if the bytes break a rule: that is what a fuzzer looks for.
  public static func run(
    _ start: UnsafePointer<UInt8>?, _ count: Int, faults: ([UInt8]) -> [String]
  ) -> CInt {
    if let fault = faults(Array(UnsafeBufferPointer(start: start, count: count))).first {
      fatalError(fault)
    }
    return 0
  }

  /// Which rule to break on purpose, by its name in `PRESSURE_FLAW`.
  public static func flaw<Flaw: CaseIterable>() -> Flaw? {
    ProcessInfo.processInfo.environment["PRESSURE_FLAW"].map { name in
      guard let flaw = Flaw.allCases.first(where: { "\($0)" == name }) else {
        fatalError("there is no flaw \(name); there are \(Flaw.allCases)")
      }
      return flaw
    }
  }
}
