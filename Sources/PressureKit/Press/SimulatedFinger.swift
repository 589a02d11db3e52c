/// Simulates a force for contacts that no sensor measures: the farther up a contact slides, the harder it presses. A wheel or a
/// digit's key also sets the force, and slides have no effect from then on.
///
/// The simulated samples have the source `simulated`. Simulated and measured forces never add up. While a measured contact is
/// down, new contacts are not simulated. While a simulated contact is down, a measured one counts with a force of 0 until it
/// lifts. A sensor that proves itself during its contact replaces the simulated force.
public struct SimulatedFinger: Hashable, Sendable {
  /// The force of a contact that has not slid, as a part of a 3D Touch screen's range.
  public static let lightTouch = 0.1
  /// The length of a slide up that covers the whole range, in points.
  public static let slideOfAll = 200.0
  /// The length of a wheel's turn that covers the whole range, in points that it would scroll.
  public static let wheelOfAll = 2000.0

  /// True if contacts that begin from now on are simulated; false by default.
  public var isOn = false

  private enum Kind: UInt8 {
    /// The place is free, or its contact's samples pass unchanged.
    case free
    /// The contact's own sensor has proven itself.
    case measured
    /// The contact's force is simulated.
    case simulated
    /// The contact is measured, but a simulated one came first: its force is 0.
    case keptOut
  }

  private struct Contact: Hashable {
    var id = 0
    var kind = Kind.free
    /// The simulated force, 0…1.
    var force = 0.0
    /// The height on the screen at which the force would be 0, in points down; NaN if slides have no effect.
    var low = 0.0
  }

  private var row = ContactRow(Contact())

  /// Makes a simulated finger that is off.
  public init() {}

  /// True while a simulated contact is down.
  public var isDown: Bool {
    var row = row
    return row.withContacts { $0.contains { $0.kind == .simulated } }
  }

  /// Returns the sample to feed in place of another one. Follows up to eight contacts, and passes the samples of others
  /// unchanged. `isFirst` is true if no control follows a contact: when one begins then, the others have lifted.
  public mutating func simulate(_ sample: ContactSample, isFirst: Bool = false) -> ContactSample {
    guard let force = force(of: sample, isFirst: isFirst) else { return sample }
    var simulated = sample
    simulated.source = .simulated
    simulated.force = .measured(force * ForceReading.fullScale, maximum: ForceReading.fullScale)
    return simulated
  }

  /// Returns the force to feed in place of a sample's, 0…1; nil if the sample's own force counts. See `simulate`.
  public mutating func force(of sample: ContactSample, isFirst: Bool) -> Double? {
    let begins = sample.phase == .began
    if begins && isFirst { liftAll() }
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

  /// Changes a contact's force by a turn of the wheel, in points that it would scroll; down is softer. Returns true if the
  /// contact is simulated. Then feed its last sample again, as `moved`.
  public mutating func turnWheel(by points: Double, of id: Int) -> Bool {
    press(id, by: points.isNaN ? 0 : -points / SimulatedFinger.wheelOfAll)
  }

  /// Presses a contact with as many tenths as a key's digit, 1…9, and with a light touch when the key comes up. Returns true if
  /// the contact is simulated. Then feed its last sample again, as `moved`.
  public mutating func pressDigit(_ digit: Int, isDown: Bool, of id: Int) -> Bool {
    guard digit >= 1 && digit <= 9 else { return false }
    return press(id, with: isDown ? Double(digit) / 10 : SimulatedFinger.lightTouch)
  }

  private mutating func liftAll() {
    row.withContacts { contacts in
      for index in contacts.indices { contacts[index].kind = .free }
    }
  }

  /// Sets or changes the force of a simulated contact. Slides have no effect from then on.
  @inline(never)  // called from two places, and larger than a call
  private mutating func press(_ id: Int, with force: Double? = nil, by change: Double = 0) -> Bool {
    guard let index = find(id).place else { return false }
    return row.withContacts { contacts in
      if contacts[index].kind != .simulated || contacts[index].id != id { return false }
      contacts[index].force = min(max((force ?? contacts[index].force) + change, 0), 1)
      contacts[index].low = .nan
      return true
    }
  }

  /// Finds the place of a contact, or a free one for it, and the kind of the other contacts that press.
  @inline(never)  // called from two places, and larger than a call
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

/// Eight contacts in a row, used like an array. A real array would allocate memory.
struct ContactRow<Contact: Hashable & Sendable>: Hashable, Sendable {
  private var first: Contact
  private var second: Contact
  private var third: Contact
  private var fourth: Contact
  private var fifth: Contact
  private var sixth: Contact
  private var seventh: Contact
  private var eighth: Contact

  /// Makes a row of equal contacts.
  init(_ contact: Contact) {
    (first, second, third, fourth) = (contact, contact, contact, contact)
    (fifth, sixth, seventh, eighth) = (contact, contact, contact, contact)
  }

  /// Calls a closure with all eight contacts.
  @inline(__always)  // a call with a closure would be more code
  mutating func withContacts<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Contact>) -> Result
  ) -> Result {
    withUnsafeMutableBytes(of: &self) { memory in
      var contacts = memory.assumingMemoryBound(to: Contact.self)
      return body(&contacts)
    }
  }
}
