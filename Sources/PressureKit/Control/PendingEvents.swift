/// The events that a control has reported and its host has not passed on yet, in order.
///
/// A host adds the events of each input, and takes one after another. The code of an app or a page that receives an event may cause
/// further inputs at once, whose events join the end. An input that takes a press back also takes back what the press has asked
/// for: its acts, with their haptics and announcements.
///
/// It holds 32 events without allocating memory. No control reports more than thirteen at once. Any further ones are dropped.
struct PendingEvents: Hashable, Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0
  private(set) var count: UInt64 = 0
  /// The last event that was taken and to which others belong: an act or the entry of a state.
  private var last: UInt8 = 0

  /// Takes the first event. Returns its code (`EventCode`); 0 if there is none.
  mutating func next() -> UInt8 {
    let code = take()
    let kind = EventKind(code: code)
    if kind == .state || kind == .act { last = code }
    return code
  }

  /// Adds the codes of a list (`EventList.low`, `EventList.high`) at the end. Returns true if one of them is an act.
  mutating func append(low: UInt64, high: UInt64) -> Bool {
    var (low, high, hasAct) = (low, high & .max >> 1, false)
    while low != 0 {
      let code = UInt8(truncatingIfNeeded: low)
      append(code)
      if EventKind(code: code) == .act { hasAct = true }
      low = low >> 8 | high << 56
      high >>= 8
    }
    return hasAct
  }

  /// Takes a press back, and returns the number of the first `earlier` events that remain.
  ///
  /// The entry of the state that the control is in remains, and so does each act that is a report, both with their haptics and
  /// announcements. The bits of `reports` are the numbers of those acts.
  mutating func takeBack(_ earlier: UInt64, to state: UInt8, reports: UInt16) -> UInt64 {
    let entry = EventKind.state.code(state)
    // Events that belong to an act that was taken still count, and so do those that belong to the state that the control is in.
    var isKept = EventKind(code: last) == .act || last == entry
    let before = count
    // Each event is taken once. Those that remain join the end, so the order stays.
    for number in 0..<before {
      let code = take()
      if number >= earlier {
        isKept = true
      } else if EventKind(code: code) == .state {
        isKept = code == entry
      } else if EventKind(code: code) == .act {
        isKept = reports >> (code & EventKind.valueBits) & 1 != 0
      }
      if isKept { append(code) }
    }
    return earlier - (before - count)
  }

  private mutating func append(_ code: UInt8) {
    let bits = UInt64(code) &<< (count * 8)  // the shift is masked
    switch count / 8 {
    case 0: first |= bits
    case 1: second |= bits
    case 2: third |= bits
    case 3: fourth |= bits
    default: return
    }
    count += 1
  }

  private mutating func take() -> UInt8 {
    let code = UInt8(truncatingIfNeeded: first)
    first = first >> 8 | second << 56
    second = second >> 8 | third << 56
    third = third >> 8 | fourth << 56
    fourth >>= 8
    if count > 0 { count -= 1 }
    return code
  }
}
