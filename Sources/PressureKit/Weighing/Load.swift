/// What presses on a scale: up to eight contacts at once, whose forces add up.
///
/// Each contact's force counts from when its source has proven that it measures; of two sources that
/// speak of one contact the first that does is trusted, a simulated one until another does. What never proves itself weighs nothing.
struct Load: Hashable, Sendable {
  fileprivate struct Contact: Hashable {
    var id: Int32 = 0
    var isDown = false
    /// The source that is trusted; nil until one has proven itself.
    var source: ContactSource?
    /// The part of its sensor's range.
    var fraction = 0.0
  }

  private var row = ContactRow(Contact())

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
  mutating func handle(_ sample: ContactSample, in bounds: Rect) {
    let id = Int32(truncatingIfNeeded: sample.id)
    let begins = sample.phase == .began
    if begins && (sample.buttons != 1 || !bounds.contains(sample.position)) { return }
    // Without a button its lift was lost.
    let stays = begins || (sample.phase == .moved && sample.buttons != 0)

    isEmpty = true
    measuredCount = 0
    fraction = 0
    isFull = false
    row.withContacts { contacts in
      var place: Int?
      for index in contacts.indices {
        if contacts[index].isDown && contacts[index].id == id {
          place = index
          break
        }
        if begins && !contacts[index].isDown && place == nil { place = index }
      }
      if let place {
        if begins || !stays { contacts[place] = Contact(id: id, isDown: stays) }
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

  /// Which of its values behave alike: nobody asks in which order the contacts came.
  var normalForm: Load {
    var form = self
    form.row.withContacts { contacts in
      for index in contacts.indices where !contacts[index].isDown { contacts[index] = Contact() }
      contacts.sort { $0.isDown && (!$1.isDown || $0.id < $1.id) }
    }
    return form
  }

  /// Lets go of all contacts.
  @inline(never)  // it is called from many places, and larger than a call
  mutating func clear() {
    self = Load()
  }
}

extension Load.Contact {
  fileprivate mutating func read(_ sample: ContactSample) {
    // A simulated force stands in for a sensor only until that has proven itself.
    let isFree = source == nil || source == .simulated
    if isFree && sample.force.provesSensor { source = sample.source }
    if source == sample.source { fraction = sample.force.fraction ?? fraction }
  }
}
