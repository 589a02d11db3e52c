import PressureKit

extension Fault {
  /// Returns the inputs of the fault, in order, to feed after a sample of the contact.
  ///
  /// Their times continue from the sample's time. Later inputs should have times after the last of these.
  public func inputs(after sample: ContactSample) -> [Input] {
    let start = sample.time
    var next = sample
    next.phase = .moved
    switch self {
    case .lostUp:
      next.time = start + 3
      next.buttons = 0
      return Fault.frames(180, from: start) + [.contact(next)]
    case .stalledFrames:
      return [.time(start + 10)]
    case .keyRepeat:
      return (1...30).map { .key(KeySample(time: start + Double($0) / 30, phase: .repeated)) }
    case .constantSensor(let fraction):
      next.force = .normalized(fraction)
      return (1...30).map { number in
        next.time = start + Double(number) / 60
        return .contact(next)
      }
    case .notANumber:
      return notNumbers(next)
    case .timeBackwards:
      return [-0.1, -5, -1e6, 0].flatMap { offset -> [Input] in
        next.time = start + offset
        return [.contact(next), .time(next.time)]
      }
    case .captureLost:
      return [.interruption(.captureLost, time: start)]
    case .secondFinger:
      next.id = sample.id &+ 1
      next.isPrimary = false
      next.phase = .began
      var lift = next
      lift.phase = .ended
      lift.buttons = 0
      return [.contact(next), .contact(lift)]
    }
  }

  private func notNumbers(_ sample: ContactSample) -> [Input] {
    let numbers = [Double.nan, .infinity, -.infinity]
    var inputs: [Input] = []
    for number in numbers {
      var wrong = sample
      wrong.force = .measured(number, maximum: sample.force.maximum)
      inputs.append(.contact(wrong))
      wrong.force = .measured(1, maximum: number)
      inputs.append(.contact(wrong))
      wrong.force = sample.force
      wrong.contactRadius = number
      wrong.time = number
      inputs += [.contact(wrong), .time(number), .key(KeySample(time: number, phase: .repeated))]
    }
    var lift = sample
    lift.phase = .ended
    lift.buttons = 0
    lift.position = Point(x: .nan, y: sample.position.y)
    return inputs + [.contact(lift)]
  }

  private static func frames(_ count: Int, from start: Double) -> [Input] {
    (1...count).map { .time(start + Double($0) / 60) }
  }
}
