/// The search for a place of an armed ring where no other control lies.
///
/// The host knows the other controls and the core knows the places. Therefore the control asks the host about one area after
/// another: about each place of the ring, and if that is free, about the sides of its label. The first place with a free ring
/// and a free label is kept. Without such a place it is the first with a free ring, and otherwise the place of a press.
struct RingSearch: Hashable, Sendable {
  /// The subject of the next question to the host.
  enum Question: Hashable, Sendable {
    case ring, label, none
  }

  /// The number of the ring's place, as `RingPlace` counts them.
  var place: UInt8 = 0
  /// The number of the label's side.
  var label: UInt8 = 0
  var question = Question.ring
  /// True if the control has moved with the ring: the place stays if it is still free.
  var isKept = false
  /// The first place with a free ring; `nowhere` if there was none yet.
  var fallback = RingSearch.nowhere

  /// The number of places on each side of the control.
  static let steps: UInt8 = 8
  /// The number of the last place. There are two places on the control.
  static let last = 4 * steps + 2
  static let nowhere = UInt8.max

  /// Takes the host's answer to the question.
  mutating func take(_ isTaken: Bool, hasLabel: Bool) {
    switch question {
    case .none: break
    case .label where isTaken: label += 1
    case .label: question = .none
    case .ring where isTaken: skip()
    case .ring where isKept || !hasLabel: question = .none
    case .ring:
      if fallback == RingSearch.nowhere { fallback = place }
      question = .label
    }
  }

  /// Goes to the next place. A search that kept a place begins again, and the last place ends the search.
  @inline(never)  // called from two places
  mutating func skip() {
    let isNew = isKept && place > 0
    let next = isNew ? 0 : place + 1
    self = RingSearch(place: next, fallback: isKept ? RingSearch.nowhere : fallback)
    if place <= RingSearch.last { return }
    place = fallback == RingSearch.nowhere ? 0 : fallback
    fallback = RingSearch.nowhere
    question = .none
  }

  /// Asks again, first about the present place.
  mutating func keep() {
    question = .ring
    isKept = true
    fallback = RingSearch.nowhere
  }
}
