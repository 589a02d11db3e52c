/// The load on a scale: up to eight contacts at once, whose forces add up.
///
/// A contact counts once its source has proven that it measures, and weighs nothing before. If two sources report the same
/// contact, the first proven one is trusted; a simulated one only until another proves itself.
struct Load: Hashable, Sendable {
  fileprivate struct Contact: Hashable {
    var id = 0
    var isDown = false
    /// The trusted source; nil until one has proven itself.
    var source: ContactSource?
    /// The contact's force, as a part of its sensor's range.
    var fraction = 0.0
  }

  private var row = ContactRow(Contact())

  /// True if no contact is down.
  private(set) var isEmpty = true
  /// The number of measured contacts.
  private(set) var measuredCount = 0
  /// The sum of the forces; 1 is the whole range of one sensor.
  private(set) var fraction = 0.0
  /// True if any sensor is at its maximum.
  private(set) var isFull = false

  /// True if any contact is measured.
  var isMeasured: Bool { measuredCount > 0 }

  /// True if the force of any measured contact is simulated.
  var isSimulated: Bool {
    var row = row
    return row.withContacts { $0.contains { $0.isDown && $0.source == .simulated } }
  }

  /// Handles a sample of any contact on the screen. Only contacts that begin inside `bounds` count.
  mutating func handle(_ sample: ContactSample, in bounds: Rect) {
    let begins = sample.phase == .began
    if begins && (sample.buttons != 1 || sample.isCovered || !bounds.contains(sample.position)) {
      return
    }
    // A contact that moves without a button has lost its lift.
    let stays = begins || (sample.phase == .moved && sample.buttons != 0)

    isEmpty = true
    measuredCount = 0
    fraction = 0
    isFull = false
    row.withContacts { contacts in
      var place: Int?
      for index in contacts.indices {
        if contacts[index].isDown && contacts[index].id == sample.id {
          place = index
          break
        }
        if begins && !contacts[index].isDown && place == nil { place = index }
      }
      if let place {
        if begins || !stays { contacts[place] = Contact(id: sample.id, isDown: stays) }
        if stays { contacts[place].read(sample) }
      }
      for contact in contacts where contact.isDown {
        isEmpty = false
        if contact.source == nil { continue }
        measuredCount += 1
        fraction += contact.fraction
        if contact.fraction >= 1 { isFull = true }
      }
    }
  }

  /// The representative of all values that behave alike: the contacts are sorted by id, because their order has no effect.
  var normalForm: Load {
    var form = self
    form.row.withContacts { contacts in
      for index in contacts.indices where !contacts[index].isDown { contacts[index] = Contact() }
      contacts.sort { $0.isDown && (!$1.isDown || $0.id < $1.id) }
    }
    return form
  }

  /// Removes all contacts.
  @inline(never)  // called from many places, and larger than a call
  mutating func clear() {
    self = Load()
  }
}

extension Load.Contact {
  fileprivate mutating func read(_ sample: ContactSample) {
    // A sensor that proves itself replaces a simulated force.
    let isFree = source == nil || source == .simulated
    if isFree && sample.force.provesSensor { source = sample.source }
    if source == sample.source { fraction = sample.force.fraction ?? fraction }
  }
}
