/// What presses on a scale: up to eight contacts at once, whose forces add up.
///
/// Each contact's force counts from when its source has proven that it measures; of two sources that
/// speak of one contact the first that does is believed. What never proves itself weighs nothing.
struct Load: Equatable, Sendable {
  private struct Contact: Equatable {
    var id: Int32 = 0
    var isDown = false
    /// Whose word is believed; nil until one has proven itself.
    var source: ContactSource?
    /// The part of its sensor's range.
    var fraction = 0.0
  }

  // Eight in a row: an array would allocate. As memory they are one.
  private var first = Contact()
  private var second = Contact()
  private var third = Contact()
  private var fourth = Contact()
  private var fifth = Contact()
  private var sixth = Contact()
  private var seventh = Contact()
  private var eighth = Contact()

  /// Whether nothing touches.
  private(set) var isEmpty = true
  /// How many contacts are measured.
  private(set) var measuredCount = 0
  /// Their forces together, where 1 is the whole range of one sensor.
  private(set) var fraction = 0.0
  /// Whether any sensor is at its maximum.
  private(set) var isFull = false

  /// Whether anything that touches is measured.
  var isMeasured: Bool { measuredCount > 0 }

  /// Takes a sample of any contact on the screen; one counts that began inside `bounds`.
  mutating func take(_ sample: ContactSample, in bounds: Rect) {
    let id = Int32(truncatingIfNeeded: sample.id)
    let begins = sample.phase == .began
    if begins && (sample.buttons != 1 || !bounds.contains(sample.position)) { return }
    // Without a button its lift was lost.
    let stays = begins || (sample.phase == .moved && sample.buttons != 0)

    withUnsafeMutableBytes(of: &self) { memory in
      let contacts = memory.prefix(8 * MemoryLayout<Contact>.stride)
      UnsafeMutableRawBufferPointer(rebasing: contacts).withMemoryRebound(to: Contact.self) {
        let place =
          $0.firstIndex { $0.isDown && $0.id == id }
          ?? (begins ? $0.firstIndex { !$0.isDown } : nil)
        guard let place else { return }
        if begins || !stays { $0[place] = Contact(id: id, isDown: stays) }
        if stays { Load.read(sample, into: &$0[place]) }
      }
    }
    addUp()
  }

  private static func read(_ sample: ContactSample, into contact: inout Contact) {
    if contact.source == nil && sample.force.provesSensor { contact.source = sample.source }
    if contact.source == sample.source {
      contact.fraction = sample.force.fraction ?? contact.fraction
    }
  }

  private mutating func addUp() {
    var sum = Load()
    withUnsafeBytes(of: self) { memory in
      for place in 0..<8 {
        let contact = memory.load(
          fromByteOffset: place * MemoryLayout<Contact>.stride, as: Contact.self)
        if !contact.isDown { continue }
        sum.isEmpty = false
        if contact.source == nil { continue }
        sum.measuredCount += 1
        sum.fraction += contact.fraction
        if contact.fraction >= 1 { sum.isFull = true }
      }
    }
    (isEmpty, measuredCount, fraction, isFull) =
      (sum.isEmpty, sum.measuredCount, sum.fraction, sum.isFull)
  }
}
