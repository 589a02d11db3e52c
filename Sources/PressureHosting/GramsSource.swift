import PressureKit

/// A source of grams: tells a scale how many grams press on a sensor, in place of presses on the scale itself.
///
/// Use it in an app that reads a sensor more exactly than its system's events do, such as a trackpad or a load cell.
/// All calls are on the main thread.
@MainActor
public protocol GramsSource: AnyObject {
  /// The most that the source measures of one contact, in grams, above 0. A contact of this or more is an overload.
  var capacity: Double { get }
  /// The closure to call with each frame of the sensor. It takes the grams of all contacts that are down, by a number
  /// that each contact keeps until it lifts, and an empty dictionary when the last one has lifted. The scale sets it,
  /// and sets it to nil while no window shows the scale: do not read the sensor then.
  ///
  /// The scale weighs eight contacts at once. It refuses further ones (`ScaleView.refusedContacts`), and weighs them as
  /// soon as others lift.
  var receive: (@MainActor ([Int: Double]) -> Void)? { get set }
}

/// The contacts of a source of grams from frame to frame, as samples for a scale.
public struct GramsContacts: Equatable, Sendable {
  private var down: Set<Int> = []
  /// The contacts of the last frame for which the scale had no place, by their numbers: it weighs eight at once.
  public private(set) var refused: Set<Int> = []

  /// Makes a value without contacts.
  public init() {}

  /// Returns the samples of a frame: a lift for each contact that is no longer down, and the force of each contact that
  /// is. A contact that does not fit has no sample. It begins in the first frame that has a place for it.
  ///
  /// `capacity` is the number of grams of the whole range. All samples have the same place in the control, because a
  /// place on the sensor is not a place on the screen.
  public mutating func samples(
    of grams: [Int: Double], capacity: Double, at place: Point, time: Double
  ) -> [ContactSample] {
    let lifted = down.filter { grams[$0] == nil }.sorted().map {
      ContactSample(time: time, phase: .ended, id: $0, position: place)
    }
    // Contacts that are down keep their places.
    let fitting = grams.keys.sorted {
      (down.contains($0) ? 0 : 1, $0) < (down.contains($1) ? 0 : 1, $1)
    }
    .prefix(Weighing.mostContacts)
    refused = Set(grams.keys).subtracting(fitting)
    let pressing = grams.filter { !refused.contains($0.key) }.sorted { $0.key < $1.key }.map {
      id, grams in
      ContactSample(
        time: time, phase: down.contains(id) ? .moved : .began, id: id, position: place,
        force: .measured(grams / capacity * ForceReading.fullScale, maximum: ForceReading.fullScale)
      )
    }
    down = Set(fitting)
    return lifted + pressing
  }
}
