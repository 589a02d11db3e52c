import PressureKit

/// Feeds every sequence of abstract inputs to a control, and checks it against a model.
///
///     var paths = AllPaths(of: control, model: MyModel())
///     paths.target = { Point(x: $0.bounds.center.x, y: $0.bounds.minY - 44) }
///     paths.close().violations              // [] for sequences of any length
///     paths.explore(length: 6).violations   // [] for sequences of at most six steps
///
/// Sequences that lead to equal values of control, model and host are merged: the behaviour of a control depends only on its
/// value and its input (`ControlValue`), so equal values have equal futures. `close()` treats all values with one normal form
/// as equal. There are finitely many, and it continues until it finds no new one. `explore(length:)` does not rely on normal
/// forms: it keeps absolute times and compares all bits of a value.
public struct AllPaths<C: ControlValue, Model: PathModel>: Sendable {
  /// The control at the beginning of each sequence, enabled and at rest.
  public var control: C
  /// The model at the beginning.
  public var model: Model
  /// The sensor that measures the contact's force; a 3D Touch screen by default. Without a sensor, only one level of force is
  /// used.
  public var sensor: VirtualSensor
  /// The steps to choose from; those of `PathStep.all(hasSensor:)` by default.
  public var steps: [PathStep]
  /// The duration of a frame, in seconds; 1/64 by default, which adds up without rounding errors.
  public var frameSeconds = 1.0 / 64
  /// The host's clock at the beginning, in seconds; 0 by default.
  public var startSeconds = 0.0
  /// Returns the position of the target zone, in points; by default the control's height above it.
  public var target: @Sendable (C) -> Point
  /// The source of the contacts' samples; a touch by default.
  public var source = ContactSource.touch
  /// The position of the zone elsewhere, in points; far to the lower right by default.
  public var elsewhere: Point
  /// Performs `PathStep.call` with a number on the control, at a time in seconds. By default, time passes. No call is in
  /// `steps` unless you add it.
  public var call: @Sendable (UInt8, inout C, Double) -> EventList<C.Event> = {
    $1.advance(to: $2)
  }
  /// True if the contact's position does not matter to the control in its current state; by default if it has no contact.
  public var forgetsPlace: @Sendable (C) -> Bool = { !$0.hasContact }
  /// True while something presses the control: only then it has an intention, and may change at any time; by default a contact.
  public var isPressing: @Sendable (C) -> Bool = { $0.hasContact }
  /// The steps after which the control must come to rest without an act.
  public var cancels: Set<PathStep> = [
    .cancel, .liftCovered, .second, .blur, .disable, .interrupt(.unreachable), .interrupt(.changed),
    .interrupt(.moved),
  ]
  /// True if the control is at rest; by default if it is not engaged and has no contact.
  public var isAtRest: @Sendable (C) -> Bool = { !$0.hasContact && !$0.isEngaged }
  /// True if a cancel takes away only the contact, depending on the control before the step; false by default. Such a cancel
  /// must not act either.
  public var keepsOpen: @Sendable (C, PathStep) -> Bool = { _, _ in false }
  /// True by default: each act needs its own beginning, and a cancel must not act. False for a control whose acts report
  /// measurements, such as a scale.
  public var actsOnceAPress = true
  /// True if the model covers an act; by default it covers all. Other acts report beginnings and ends, and are not checked
  /// here.
  public var isModelled: @Sendable (C.Act) -> Bool = { _ in true }

  /// Creates the paths of a control. For `explore(length:)`, its memory must be trivial: no references, arrays or strings.
  public init(of control: C, model: Model, sensor: VirtualSensor = .touch3D) {
    self.control = control
    self.model = model
    self.sensor = sensor
    steps = PathStep.all(hasSensor: sensor != .none)
    target = { control in
      Point(x: control.bounds.center.x, y: control.bounds.center.y - control.bounds.size.height)
    }
    elsewhere = Point(x: control.bounds.maxX + 200, y: control.bounds.maxY + 200)
  }

  /// Feeds every sequence up to a length.
  ///
  /// The number of inputs is the number of different values times the number of steps. Memory holds the values of one length,
  /// and 16 bytes for each value seen. Values are compared by a 128-bit fingerprint of their memory. Among a million values,
  /// two different ones collide with a probability below 10⁻²⁶. Different padding keeps equal values apart, which costs time
  /// but hides no violation.
  public func explore(length: Int) -> PathReport {
    precondition(
      _isPOD(C.self) && _isPOD(Model.self), "a value with references has no bits to compare")
    return search(length: length, key: { PathFingerprint(of: $0) }) { follow($0, &$1, &$2).broken }
  }

  /// Follows paths up to a length, until no value has a new key. Only the first value with each key is followed, so violations
  /// are found on a shortest path. It stops at the depth where the broken properties are enough.
  func search<Key: Hashable>(
    length: Int, most: Int = .max, isEnough: (Set<PathProperty>) -> Bool = { _ in false },
    key: (PathNode<C, Model>) -> Key,
    follow: (PathStep, inout PathNode<C, Model>, inout PathReport) -> [PathProperty]
  ) -> PathReport {
    var report = PathReport(length: length, alphabet: steps.count)
    var start = PathNode<C, Model>(control: control, model: model, time: startSeconds)
    _ = start.control.advance(to: startSeconds)
    var history = PathHistory()
    var seen: Set<Key> = [key(start)]
    var broken: Set<PathProperty> = []
    var nodes: [(node: PathNode<C, Model>, place: Int)] = [(start, 0)]
    func note(_ properties: [PathProperty], _ place: Int, _ step: PathStep?) {
      for property in properties where broken.insert(property).inserted {
        report.violations.append(
          PathViolation(
            property: property, path: history.path(to: place) + (step.map { [$0] } ?? [])))
      }
    }

    while !nodes.isEmpty && report.depth < length && seen.count < most {
      if isEnough(broken) { break }
      report.depth += 1
      var next: [(node: PathNode<C, Model>, place: Int)] = []
      for (node, place) in nodes {
        for step in steps {
          var node = node
          note(follow(step, &node, &report), place, step)
          report.inputs += 1
          if !seen.insert(key(node)).inserted { continue }
          note(checkRest(node), place, step)
          if report.depth < length { next.append((node, history.add(step, after: place))) }
        }
      }
      nodes = next
    }
    report.isClosed = report.depth < length && nodes.isEmpty
    report.states = seen.count
    report.violations.sort { $0.property.rawValue < $1.property.rawValue }
    return report
  }
}
