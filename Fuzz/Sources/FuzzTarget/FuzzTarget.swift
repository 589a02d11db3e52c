import Foundation

/// The common part of all fuzzers.
public enum FuzzTarget {
  /// Runs the check on the bytes, and ends the program if they break a rule, as a fuzzer expects.
  public static func run(
    _ start: UnsafePointer<UInt8>?, _ count: Int, faults: ([UInt8]) -> [String]
  ) -> CInt {
    if let fault = faults(Array(UnsafeBufferPointer(start: start, count: count))).first {
      fatalError(fault)
    }
    return 0
  }

  /// Returns the rule to break on purpose, named in `PRESSURE_FLAW`.
  public static func flaw<Flaw: CaseIterable>() -> Flaw? {
    ProcessInfo.processInfo.environment["PRESSURE_FLAW"].map { name in
      guard let flaw = Flaw.allCases.first(where: { "\($0)" == name }) else {
        fatalError("there is no flaw \(name); the flaws are \(Flaw.allCases)")
      }
      return flaw
    }
  }
}
