import PressureKit

/// What tells a scale how many grams press on a sensor, in place of the presses on the scale itself.
///
/// It is for an app that knows more of a sensor than its system tells everybody: a trackpad's, a load cell's. All of it is
/// on the main thread.
@MainActor
public protocol GramsSource: AnyObject {
  /// The most that it tells of one contact, in grams, above 0; that much or more is an overload.
  var capacity: Double { get }
  /// To be called with each frame of the sensor: the grams of all contacts that are down, by a number that each keeps until
  /// it lifts; with none when the last one has. The scale sets it, and nil while it is on no screen: then there is nothing
  /// to read.
  var receive: (@MainActor ([Int: Double]) -> Void)? { get set }
}

/// The contacts of a source of grams, from frame to frame, as samples for a scale.
public struct GramsContacts: Equatable, Sendable {
  private var down: Set<Int> = []

  /// Makes one before the first frame.
  public init() {}

  /// What a frame says: of each contact that it has no longer that it lifted, and of each that it has how hard it presses.
  ///
  /// `capacity` is the grams of the whole range. All are at one place in the control: a sensor's own places are not the
  /// screen's.
  public mutating func samples(
    of grams: [Int: Double], capacity: Double, at place: Point, time: Double
  ) -> [ContactSample] {
    let lifted = down.filter { grams[$0] == nil }.sorted().map {
      ContactSample(time: time, phase: .ended, id: $0, position: place)
    }
    let pressing = grams.sorted { $0.key < $1.key }.map { id, grams in
      ContactSample(
        time: time, phase: down.contains(id) ? .moved : .began, id: id, position: place,
        force: .measured(grams / capacity * ForceReading.fullScale, maximum: ForceReading.fullScale)
      )
    }
    down = Set(grams.keys)
    return lifted + pressing
  }
}
