/// Simulates a force for contacts that no sensor measures: the farther up a contact slides, the harder it presses. A wheel or
/// the key of a digit sets the force as well, and slides change nothing from then on.
///
/// Its samples name themselves as simulated. It stands in for a sensor and never beside one: the kind that comes down
/// first, simulated or measured, keeps the other one's force out until it has lifted. It never replaces a force that a
/// sensor measures, also where the sensor proves itself only after its contact came down.
public struct SimulatedFinger: Hashable, Sendable {
  /// How hard a finger presses that has not slid, as a part of a 3D Touch screen's range.
  public static let lightTouch = 0.1
  /// How far a finger slides up for all of that range, in points.
  public static let slideOfAll = 200.0
  /// How far a wheel turns for all of that range, in points that it would scroll.
  public static let wheelOfAll = 2000.0

  /// Whether contacts that come down from now on are simulated; false by default.
  public var isOn = false

  private enum Kind: UInt8 {
    /// No contact is in this place, or one that is told as it is.
    case free
    /// A sensor of its own has proven itself.
    case measured
    /// Its force is simulated.
    case simulated
    /// It is measured, but a simulated one came first: it presses with nothing.
    case keptOut
  }

  private struct Contact: Hashable {
    var id = 0
    var kind = Kind.free
    /// How hard it presses, 0…1.
    var force = 0.0
    /// Where it would press with nothing, in points down the screen; not a number where a slide changes nothing.
    var low = 0.0
  }

  private var row = ContactRow(Contact())

  /// Makes one that is off.
  public init() {}

  /// Whether a simulated contact is down.
  public var isDown: Bool {
    var row = row
    return row.withContacts { $0.contains { $0.kind == .simulated } }
  }

  /// Returns what a control is told in place of a sample. Of more than eight contacts the others are told as they are.
  public mutating func simulate(_ sample: ContactSample) -> ContactSample {
    guard let force = force(of: sample) else { return sample }
    var simulated = sample
    simulated.source = .simulated
    simulated.force = .measured(force * ForceReading.fullScale, maximum: ForceReading.fullScale)
    return simulated
  }

  /// Returns the force that a control is told in place of a sample's, 0…1; nil if it is told the sample's own.
  public mutating func force(of sample: ContactSample) -> Double? {
    let begins = sample.phase == .began
    let found = find(sample.id)
    guard let index = found.place else { return nil }
    return row.withContacts { contacts in
      var contact = contacts[index]
      if begins || contact.kind == .free {
        let isSimulated = begins && isOn && sample.source != .pen && found.beside != .measured
        contact.kind = isSimulated ? .simulated : .free
        contact.id = sample.id
        contact.low = sample.position.y + SimulatedFinger.lightTouch * SimulatedFinger.slideOfAll
        contact.force = 0
      }
      if sample.force.provesSensor && contact.kind != .keptOut {
        contact.kind = found.beside == .simulated ? .keptOut : .measured
        contact.low = .nan
        contact.force = 0
      }
      let slide = (contact.low - sample.position.y) / SimulatedFinger.slideOfAll
      if !slide.isNaN { contact.force = min(max(slide, 0), 1) }
      let isTold = contact.kind == .simulated || contact.kind == .keptOut
      if sample.phase == .ended || sample.phase == .cancelled { contact.kind = .free }
      contacts[index] = contact
      return isTold ? contact.force : nil
    }
  }

  /// Presses a contact harder, as a wheel turns that would scroll by so many points: down is softer. Returns true if the
  /// contact is simulated: its last sample is then to be fed again, which has moved.
  public mutating func turnWheel(by points: Double, of id: Int) -> Bool {
    press(id, by: points.isNaN ? 0 : -points / SimulatedFinger.wheelOfAll)
  }

  /// Presses a contact with as many tenths as a key's digit says, 1 to 9, and with a light touch when the key comes up.
  /// Returns true if the contact is simulated: its last sample is then to be fed again, which has moved.
  public mutating func pressDigit(_ digit: Int, isDown: Bool, of id: Int) -> Bool {
    guard digit >= 1 && digit <= 9 else { return false }
    return press(id, with: isDown ? Double(digit) / 10 : SimulatedFinger.lightTouch)
  }

  /// Forgets all contacts that are down: the control no longer follows them.
  public mutating func liftAll() {
    row.withContacts { contacts in
      for index in contacts.indices { contacts[index].kind = .free }
    }
  }

  /// Presses a simulated contact with a force, or changes its force. Slides change nothing from then on.
  @inline(never)  // it is called from two places, and larger than a call
  private mutating func press(_ id: Int, with force: Double? = nil, by change: Double = 0) -> Bool {
    guard let index = find(id).place else { return false }
    return row.withContacts { contacts in
      if contacts[index].kind != .simulated || contacts[index].id != id { return false }
      contacts[index].force = min(max((force ?? contacts[index].force) + change, 0), 1)
      contacts[index].low = .nan
      return true
    }
  }

  /// Finds the place of a contact, or a free place for it, and the kind of the contacts beside it that press.
  @inline(never)  // it is called from two places, and larger than a call
  private mutating func find(_ id: Int) -> (place: Int?, beside: Kind) {
    row.withContacts { contacts in
      var place: Int?
      var free: Int?
      var beside = Kind.free
      for index in contacts.indices {
        switch contacts[index].kind {
        case .free: free = index
        case _ where contacts[index].id == id: place = index
        case .keptOut: break
        case let kind: beside = kind
        }
      }
      return (place ?? free, beside)
    }
  }
}

/// Eight contacts in a row, as memory an array: a real one would allocate.
struct ContactRow<Contact: Hashable & Sendable>: Hashable, Sendable {
  private var first: Contact
  private var second: Contact
  private var third: Contact
  private var fourth: Contact
  private var fifth: Contact
  private var sixth: Contact
  private var seventh: Contact
  private var eighth: Contact

  /// Makes a row of the same contact.
  init(_ contact: Contact) {
    (first, second, third, fourth) = (contact, contact, contact, contact)
    (fifth, sixth, seventh, eighth) = (contact, contact, contact, contact)
  }

  /// Does something with all eight.
  @inline(__always)  // a closure that is called is more code
  mutating func withContacts<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Contact>) -> Result
  ) -> Result {
    withUnsafeMutableBytes(of: &self) { memory in
      var contacts = memory.assumingMemoryBound(to: Contact.self)
      return body(&contacts)
    }
  }
}
