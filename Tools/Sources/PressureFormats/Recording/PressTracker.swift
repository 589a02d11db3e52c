import PressureKit
import PressureTesting

/// Builds presses from the events of one device.
///
/// A device with tracking ids reports contacts in slots (the kernel's multi-touch protocol B). For other devices, `BTN_TOUCH`
/// is the only contact. All events between two reports count as simultaneous, at the time of the second report.
package struct PressTracker {
  /// The maximum number of samples in all presses of a device: over an hour of one contact at 100 samples a second.
  static let mostSamples = 500_000

  private struct Contact {
    var x: Int32 = 0
    var y: Int32 = 0
    var pressure: Int32 = 0
    /// True if the contact is down, according to the events since the last report.
    var isDown = false
    /// True if the contact lifted since the last report, even if it is down again.
    var hasLifted = false
    var hasChanged = false
    /// True if the recording contains the contact's beginning or end.
    var isKnown = false
    /// The contact's id in the press; nil if it is not part of one.
    var id: Int?
  }

  private(set) var device = RecordedDevice()
  package private(set) var presses: [RecordedPress] = []
  package private(set) var remarks = RecordingRemarks()

  /// The contacts by slot. A contact without a slot is in `single`.
  private var contacts: [Int32: Contact] = [:]
  private var slot: Int32 = 0
  private var press = RecordedPress()
  private var time: Int64 = .min
  private var samples = 0
  /// True from dropped events until the next report; events in between are ignored.
  private var isDropping = false
  private var fingers: Set<UInt16> = []
  private var seenKeys: Set<UInt16> = []
  private var seenAxes: Set<UInt16> = []
  /// The highest pressure of the single touch. `mostOfContacts` is that of the contacts in slots.
  private var mostSingle: Int32 = 0
  private var mostOfContacts: Int32 = 0

  private static let single: Int32 = -1
  private static let slots: ClosedRange<Int32> = 0...99

  /// Handles the next item of the recording for this device.
  mutating func track(_ item: RecordingItem, line: Int?) throws(RecordingFault) {
    switch item {
    case .device: break
    case .name(let name): device.name = name
    case .axis(let code, let axis): device.axes[code] = axis
    case .keys(let keys): device.keys = keys
    case .properties(let properties): device.properties = properties
    case .skipped(let sentence): remarks.add(sentence, line: line)
    case .event(let event): try track(event, line)
    }
  }

  /// Adds details from another description of the device.
  mutating func complete(with description: RecordedDevice) {
    device.complete(with: description)
  }

  /// Ends the recording.
  mutating func finish() {
    cancel(.recordingEnds)
    if has(InputCode.trackingID)
      && seenAxes.isSuperset(of: [InputCode.pressure, InputCode.mtPressure]),
      mostSingle != mostOfContacts
    {
      remarks.add(
        """
        the single-touch pressure reaches \(mostSingle), the contacts' \(mostOfContacts); the pressure of \
        the contacts is used
        """)
    }
  }

  /// The axis of the contacts' pressure; nil if there is none.
  var pressureAxis: UInt16? {
    if has(InputCode.trackingID) && has(InputCode.mtPressure) { return InputCode.mtPressure }
    return has(InputCode.pressure) ? InputCode.pressure : nil
  }

  /// The axes of the positions.
  var positionAxes: (x: UInt16, y: UInt16) {
    has(InputCode.trackingID) ? (InputCode.mtX, InputCode.mtY) : (InputCode.x, InputCode.y)
  }

  /// The kind of device, from its description or from the tools that it reported.
  var source: ContactSource {
    let keys = device.keys ?? seenKeys
    let isPen =
      keys.contains(InputCode.stylus)
      || !keys.isDisjoint(with: InputCode.toolPen...InputCode.toolAirbrush)
    if isPen { return .pen }
    if device.properties.contains(InputCode.directProperty) { return .touch }
    return keys.contains(InputCode.toolFinger) ? .trackpad : .touch
  }

  private func has(_ axis: UInt16) -> Bool { device.axes[axis] != nil || seenAxes.contains(axis) }

  // MARK: Events

  private mutating func track(_ event: InputEvent, _ line: Int?) throws(RecordingFault) {
    if event.time < time {
      remarks.add("time goes back; the latest time is used until it is reached again", line: line)
    }
    time = max(time, event.time)
    switch event.type {
    case InputCode.sync:
      switch event.code {
      case InputCode.report: try report(line)
      case InputCode.dropped:
        remarks.add(
          "the system dropped events; a press at that time is cancelled until the next one begins",
          line: line)
        cancel(.dropped)
        isDropping = true
      case InputCode.mtReport:
        remarks.add("contacts without tracking ids (protocol A) cannot be told apart", line: line)
      default: break
      }
    case InputCode.key where !isDropping: key(event, line)
    case InputCode.absolute where !isDropping: absolute(event, line)
    default: break
    }
  }

  private mutating func key(_ event: InputEvent, _ line: Int?) {
    if event.value != 0 { seenKeys.insert(event.code) }
    switch event.code {
    case InputCode.touch:
      if event.value == 0, contacts[Self.single]?.isKnown != true, !has(InputCode.trackingID) {
        remarks.add("a contact was down when the recording began; it is left out", line: line)
      }
      set(Self.single, isDown: event.value != 0)
    case InputCode.toolFinger, InputCode.toolDoubleTap...InputCode.toolQuadTap,
      InputCode.toolQuintTap:
      if event.value == 0 { fingers.remove(event.code) } else { fingers.insert(event.code) }
    default: break
    }
  }

  private mutating func absolute(_ event: InputEvent, _ line: Int?) {
    seenAxes.insert(event.code)
    let value = event.value
    switch event.code {
    case InputCode.slot:
      if !Self.slots.contains(value) {
        remarks.add("this slot is out of range; it is left out", line: line)
      }
      slot = value
    case InputCode.x: contacts[Self.single, default: Contact()].x = value
    case InputCode.y: contacts[Self.single, default: Contact()].y = value
    case InputCode.pressure:
      contacts[Self.single, default: Contact()].pressure = value
      contacts[Self.single]?.hasChanged = true
      mostSingle = max(mostSingle, value)
      // Without a touch button, the pressure shows whether the contact is down.
      if let keys = device.keys, !keys.contains(InputCode.touch) {
        set(Self.single, isDown: value > device.axes[InputCode.pressure]?.least ?? 0)
      }
    case InputCode.trackingID:
      if Self.slots.contains(slot) { set(slot, isDown: value >= 0) }
    case InputCode.mtX, InputCode.mtY, InputCode.mtPressure:
      guard Self.slots.contains(slot) else { break }
      var contact = contacts[slot] ?? Contact()
      if !contact.isKnown {
        remarks.add("a contact was down when the recording began; it is left out", line: line)
      }
      switch event.code {
      case InputCode.mtX: contact.x = value
      case InputCode.mtY: contact.y = value
      default:
        contact.pressure = value
        mostOfContacts = max(mostOfContacts, value)
      }
      contact.hasChanged = true
      contacts[slot] = contact
    default: break
    }
    if event.code <= InputCode.y { contacts[Self.single]?.hasChanged = true }
  }

  /// Sets whether a contact is down. A contact that begins again with a new tracking id was lifted in between.
  private mutating func set(_ slot: Int32, isDown: Bool) {
    var contact = contacts[slot] ?? Contact()
    if contact.isDown && (!isDown || slot != Self.single) { contact.hasLifted = true }
    contact.isDown = isDown
    contact.isKnown = true
    contact.hasChanged = true
    contacts[slot] = contact
  }

  // MARK: Reports

  private mutating func report(_ line: Int?) throws(RecordingFault) {
    if isDropping {
      isDropping = false
      return
    }
    if time >= latestOfPress { cancel(.tooLong) }
    let isMulti = has(InputCode.trackingID)
    let slots = contacts.keys.filter { ($0 == Self.single) != isMulti }.sorted()
    for slot in slots where contacts[slot]?.hasLifted == true {
      if let id = contacts[slot]?.id { append(slot, id, .ended) }
      contacts[slot]?.id = nil
      contacts[slot]?.hasLifted = false
    }
    for slot in slots {
      guard let contact = contacts[slot], contact.isDown, contact.hasChanged else { continue }
      if let id = contact.id {
        append(slot, id, .moved)
      } else if contact.isKnown {
        begin(slot, line)
      }
    }
    for slot in slots { contacts[slot]?.hasChanged = false }
    press.fingers = max(press.fingers, press.samples.isEmpty ? 0 : countedFingers)
    if !contacts.values.contains(where: { $0.id != nil }) { close() }
    if samples > Self.mostSamples {
      throw RecordingFault(
        line: line,
        sentence: "the presses have over \(Self.mostSamples) samples; cut the recording in two")
    }
    if press.samples.count > Trace.mostSamples - 2 * Trace.mostContacts { cancel(.tooLong) }
  }

  private mutating func begin(_ slot: Int32, _ line: Int?) {
    let down = contacts.values.filter { $0.id != nil }.count
    if down == Trace.mostContacts {
      remarks.add(
        "more than \(Trace.mostContacts) contacts are down; the others are left out", line: line)
      contacts[slot]?.isDown = false
      return
    }
    if down == 0 { close() }
    press.contacts += 1
    press.contactsAtOnce = max(press.contactsAtOnce, down + 1)
    contacts[slot]?.id = press.contacts
    append(slot, press.contacts, .began)
  }

  private mutating func append(_ slot: Int32, _ id: Int, _ phase: ContactPhase) {
    guard let contact = contacts[slot] else { return }
    samples += 1
    press.samples.append(
      .init(
        // A trace refuses samples later than a day, and a press that is cut ends there.
        time: min(time, latestOfPress), phase: phase, id: id,
        x: contact.x, y: contact.y, pressure: pressure(of: contact, slot, id, phase)))
  }

  private var latestOfPress: Int64 {
    guard let first = press.samples.first else { return .max }
    return first.time + Int64(Trace.latest) * 1_000_000
  }

  /// Returns the pressure of a contact; a lifted contact has none. The single-touch pressure belongs to the first contact.
  private func pressure(
    of contact: Contact, _ slot: Int32, _ id: Int, _ phase: ContactPhase
  ) -> Int32 {
    let single = contacts[Self.single]?.pressure ?? 0
    switch pressureAxis {
    case InputCode.mtPressure?:
      return phase == .ended ? device.axes[InputCode.mtPressure]?.least ?? 0 : contact.pressure
    case nil: return 0
    default: return slot == Self.single || id == 1 ? single : 0
    }
  }

  private var countedFingers: Int {
    let counts: [UInt16: Int] = [
      InputCode.toolFinger: 1, InputCode.toolDoubleTap: 2, InputCode.toolDoubleTap + 1: 3,
      InputCode.toolQuadTap: 4, InputCode.toolQuintTap: 5,
    ]
    return fingers.map { counts[$0] ?? 0 }.max() ?? 0
  }

  /// Cancels all contacts that are down. Each counts again only after it begins again.
  private mutating func cancel(_ cut: RecordedPress.Cut) {
    for slot in contacts.keys.sorted() {
      if let id = contacts[slot]?.id { append(slot, id, .cancelled) }
      contacts[slot]?.id = nil
      contacts[slot]?.isDown = false
      contacts[slot]?.hasLifted = false
    }
    if press.samples.isEmpty { return }
    press.cut = cut
    close()
  }

  private mutating func close() {
    if !press.samples.isEmpty { presses.append(press) }
    press = RecordedPress()
  }
}
