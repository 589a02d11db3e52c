import FuzzTarget
import PressureProof

private let flaw: Flaw? = FuzzTarget.flaw()

/// What the fuzzer calls with bytes that it has made up.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryBytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.run(start, count) { SampleFuzzing.faults(in: $0, flaw: flaw) }
}
