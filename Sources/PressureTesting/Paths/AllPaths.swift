import PressureKit

/// Every sequence of abstract inputs up to a length, fed to a control and held against a model of it.
///
///     var paths = AllPaths(of: control, model: MyModel())
///     paths.target = { Point(x: $0.bounds.center.x, y: $0.bounds.minY - 44) }
///     let report = paths.explore(length: 6)
///     report.violations   // []
///
/// Sequences that lead to the same values of control, model and host are one from there on: what a
/// control does follows from its value and its input alone (`PressControl`), so equal values have equal
/// futures. Times are left as they are, absolute, and with them the clock is a part of the value:
/// nothing has to be believed about shifting it. Values are compared by 128 bits made of all bits of
/// their memory; among a million values the chance that two different ones share them is below 10⁻²⁶.
/// Padding that differs keeps equal values apart, which costs time and hides nothing.
///
/// It takes memory for the values of one length, and 16 bytes for each that it has seen.
public struct AllPaths<C: PressControl, Model: PathModel>: Sendable {
  /// The control at the beginning of each sequence, enabled and at rest.
  public var control: C
  /// The model at the beginning.
  public var model: Model
  /// What measures the contact's force; a 3D Touch screen by default. Without a sensor there is one
  /// level of force.
  public var sensor: VirtualSensor
  /// The steps to choose from; all by default.
  public var steps: [PathStep]
  /// Where the target zone is now, in points; above the control by its height by default.
  public var target: @Sendable (C) -> Point
  /// Where elsewhere is, in points; far to the lower right by default.
  public var elsewhere: Point
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

  /// Makes the paths of a control, whose memory must be trivial: no references, arrays or strings.
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
  /// Costs as many inputs as there are different values, times the number of steps.
  public func explore(length: Int) -> PathReport {
    precondition(
      _isPOD(C.self) && _isPOD(Model.self), "a value with references has no bits to compare")
    var report = PathReport(length: length, alphabet: steps.count)
    var start = PathNode(control: control, model: model)
    _ = start.control.advance(to: 0)
    var history = PathHistory()
    var seen: Set<PathFingerprint> = [PathFingerprint(of: start)]
    var broken: Set<PathProperty> = []
    var nodes: [(node: PathNode<C, Model>, place: Int)] = [(start, 0)]
    func note(_ properties: [PathProperty], _ place: Int, _ step: PathStep?) {
      for property in properties where broken.insert(property).inserted {
        report.violations.append(
          PathViolation(
            property: property, path: history.path(to: place) + (step.map { [$0] } ?? [])))
      }
    }

    for depth in 0..<length {
      var next: [(node: PathNode<C, Model>, place: Int)] = []
      for (node, place) in nodes {
        for step in steps {
          var node = node
          let found = follow(step, &node, &report)
          note(found, place, step)
          report.inputs += 1
          if !seen.insert(PathFingerprint(of: node)).inserted { continue }
          note(checkRest(node), place, step)
          if depth + 1 < length { next.append((node, history.add(step, after: place))) }
        }
      }
      nodes = next
    }
    report.states = seen.count
    report.violations.sort { $0.property.rawValue < $1.property.rawValue }
    return report
  }
}
