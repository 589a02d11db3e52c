import Foundation

/// Which rule to break on purpose: `PRESSURE_FLAW`.
private let flaw = ProcessInfo.processInfo.environment["PRESSURE_FLAW"].map { name in
  guard let flaw = RecordingFuzzing.Flaw(rawValue: name) else {
    fatalError("there is no flaw \(name)")
  }
  return flaw
}

/// What the fuzzer calls with bytes that it has made up.
@_cdecl("LLVMFuzzerTestOneInput")
public func takeBytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let faults = RecordingFuzzing.faults(in: bytes, flaw: flaw)
  if let fault = faults.first { fatalError(fault) }
  return 0
}
