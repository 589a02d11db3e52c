#if arch(wasm32)
// What the standard library asks its runtime for to read a number, of which there is none in Embedded
// Swift. The C library's function is exact, and knows no other locale.

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
