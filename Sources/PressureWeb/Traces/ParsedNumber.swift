#if arch(wasm32)
// The standard library's number parser calls this runtime function, which Embedded Swift does not have. The C function is
// exact, and has no other locale here.

@_extern(c, "strtod")
private func parse(
  _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafePointer<CChar>?>
) -> Double

@_cdecl("_swift_stdlib_strtod_clocale")
func parsedNumber(
  _ text: UnsafePointer<CChar>, _ number: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  var end: UnsafePointer<CChar>?
  number.pointee = parse(text, &end)
  return end
}
#endif
