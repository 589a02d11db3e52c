import PressureKit

/// Every sequence of abstract inputs, fed to a control and held against a model of it.
///
///     var paths = AllPaths(of: control, model: MyModel())
///     paths.target = { Point(x: $0.bounds.center.x, y: $0.bounds.minY - 44) }
///     paths.close().violations              // [], of sequences of any length
///     paths.explore(length: 6).violations   // [], of sequences of at most six steps
///
/// Sequences that lead to the same values of control, model and host are one from there on: what a control does follows from
/// its value and its input alone (`ControlValue`), so equal values have equal futures. `close()` takes all values that have
/// one normal form for the same, of which there are finitely many, and goes on until it finds no other. `explore(length:)`
/// believes nothing about normal forms: it leaves times as they are, absolute, and compares all bits of a value.
public struct AllPaths<C: ControlValue, Model: PathModel>: Sendable {
  /// The control at the beginning of each sequence, enabled and at rest.
  public var control: C
  /// The model at the beginning.
  public var model: Model
  /// What measures the contact's force; a 3D Touch screen by default. Without a sensor there is one
  /// level of force.
  public var sensor: VirtualSensor
  /// The steps to choose from; those of `PathStep.all(hasSensor:)` by default.
  public var steps: [PathStep]
  /// How long a frame is, in seconds; 1/64 by default, a step that adds up without a rounding error.
  public var frameSeconds = 1.0 / 64
  /// What the host's clock shows at the beginning, in seconds; 0 by default.
  public var startSeconds = 0.0
  /// Where the target zone is now, in points; above the control by its height by default.
  public var target: @Sendable (C) -> Point
  /// Where elsewhere is, in points; far to the lower right by default.
  public var elsewhere: Point
  /// What a host does with the control at a time in seconds for `PathStep.call`, by its number; by default time passes. None
  /// is among the steps unless it is added.
  public var call: @Sendable (UInt8, inout C, Double) -> EventList<C.Event> = {
    $1.advance(to: $2)
  }
  /// Whether it means nothing to the control, as it is, where the contact is; by default where it follows none.
  public var forgetsPlace: @Sendable (C) -> Bool = { !$0.hasContact }
  /// What the control must come to rest after, and not act on.
  public var cancels: Set<PathStep> = [.cancel, .second, .blur, .disable]
  /// Whether the control is at rest; by default when it is not engaged and has no contact.
  public var isAtRest: @Sendable (C) -> Bool = { !$0.hasContact && !$0.isEngaged }
  /// Which of them take the contact away and no more, of the control as it was before: none by default. They must not act
  /// either.
  public var keepsOpen: @Sendable (C, PathStep) -> Bool = { _, _ in false }
  /// Whether an act needs a beginning of its own and cannot come of a cancel: true by default, false
  /// for a control that tells by it what it measures, as a scale does.
  public var actsOnceAPress = true
  /// Which acts the model tells of; all by default. The others say what begins and ends by itself, and nothing is
  /// asked of them here.
  public var isModelled: @Sendable (C.Act) -> Bool = { _ in true }

  /// Makes the paths of a control. For `explore(length:)` its memory must be trivial: no references, arrays or strings.
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

  /// Feeds every sequence of at most so many steps.
  ///
  /// Costs as many inputs as there are different values, times the number of steps. Takes memory for the values of one length,
  /// and 16 bytes for each that it has seen: values are compared by 128 bits made of all bits of their memory, which among a
  /// million values are the same of two different ones with a chance below 10⁻²⁶. Padding that differs keeps equal values
  /// apart, which costs time and hides nothing.
  public func explore(length: Int) -> PathReport {
    precondition(
      _isPOD(C.self) && _isPOD(Model.self), "a value with references has no bits to compare")
    return search(length: length, key: { PathFingerprint(of: $0) }) { follow($0, &$1, &$2).broken }
  }

  /// Follows paths of at most so many steps, until there is no value with a new key. Of the values with one key the first is
  /// followed, so that what is found is found on a shortest path.
  func search<Key: Hashable>(
    length: Int, most: Int = .max, until: Set<PathProperty>? = nil,
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
      if let until, until.isSubset(of: broken) { break }
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
