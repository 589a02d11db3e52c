/// Up to sixteen bytes in a row: an event list without the type of its events, so that its code is
/// there once.
struct EventCodes: Equatable, Sendable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private var count: UInt64 = 0

  @inline(never)  // it is called from many places, and larger than a call
  mutating func append(_ code: UInt8) {
    let shift = count &* 8
    if count < 8 {
      low |= UInt64(code) &<< shift
    } else if count < 16 {
      high |= UInt64(code) &<< shift  // masked: 64 is 0 again
    }
    count &+= 1
  }
}
