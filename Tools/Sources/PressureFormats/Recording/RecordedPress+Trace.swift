import PressureKit
import PressureTesting

/// How a recorded press becomes a trace: the measures of the device, on the scale of a control.
package struct TraceScale {
  /// The device's pressure from none to its most, in its own steps; nil where it has no sensor.
  package var range: ClosedRange<Double>?
  /// Whether the range is that of a description, and not what was reached.
  var isRangeKnown = true
  package var unit: String?
  package var name: String?
  package var source: ContactSource
  /// Steps a point in both directions; nil where it has no positions.
  var stepsAPoint: (x: Double, y: Double)?

  /// A point of Android, of which an inch has 160; one of an iPhone is 1/163 of it.
  static let pointsAMillimetre = 160 / 25.4
  /// How wide a device is whose description does not say, in millimetres: a touchpad.
  static let widthInMillimetres = 100.0
  /// A press begins in the middle of the control, wherever on its device it was.
  static let beginning = Point(
    x: Trace.defaultBounds.size.width / 2, y: Trace.defaultBounds.size.height / 2)
}

extension PressTracker {
  /// The measures of this device. What the caller knows better is said: a name, a range, a source.
  package func scale(
    name: String? = nil, range: ClosedRange<Double>? = nil, source: ContactSource? = nil,
    remarks: inout RecordingRemarks
  ) -> TraceScale {
    var scale = TraceScale(name: name ?? device.name, source: source ?? self.source)
    let axis = pressureAxis.flatMap { device.axes[$0] }
    let reached = presses.flatMap(\.pressures)
    let most = Double(reached.max() ?? 0)
    if pressureAxis == nil {
      remarks.add("the device reports no pressure; its presses count by time")
    } else if reached.count > 5, reached.min() == reached.max() {
      remarks.add(
        "the pressure is always \(Int(most)), as without a sensor; presses count by time")
    } else if let range {
      scale.range = range
    } else if let axis, axis.least < axis.most {
      scale.range = Double(axis.least)...Double(axis.most)
    } else if most > 0 {
      scale.range = 0...most
      scale.isRangeKnown = false
      remarks.add(
        """
        the range of the pressure is not known, so its maximum is taken to be the \(Int(most)) that it reached; \
        pass --range or --description
        """)
    }
    if let range = scale.range {
      if range.upperBound < most {
        remarks.add(
          "the pressure reaches \(Int(most)), beyond its range up to \(Int(range.upperBound))")
      }
      let resolution = axis?.resolution ?? 0
      scale.unit = resolution > 0 ? "1/\(resolution) g" : "steps"
    }
    scale.stepsAPoint = stepsAPoint(&remarks)
    return scale
  }

  private func stepsAPoint(_ remarks: inout RecordingRemarks) -> (x: Double, y: Double)? {
    guard let x = device.axes[positionAxes.x], let y = device.axes[positionAxes.y],
      x.least < x.most
    else {
      remarks.add("the position axes of the device are not known; its presses do not move")
      return nil
    }
    if x.resolution > 0, y.resolution > 0 {
      return (
        Double(x.resolution) / TraceScale.pointsAMillimetre,
        Double(y.resolution) / TraceScale.pointsAMillimetre
      )
    }
    remarks.add("the size of the device is not known; it is taken to be 100 mm wide")
    let width = Double(x.most) - Double(x.least)
    let steps = width / TraceScale.widthInMillimetres / TraceScale.pointsAMillimetre
    return (steps, steps)
  }
}

extension RecordedPress {
  /// The press as a trace: its times from its first sample, its positions from the middle of a control, its forces as a
  /// part of the device's range on the scale of a 3D Touch screen, as a browser has those of a pen.
  package func trace(_ scale: TraceScale) throws(TraceFault) -> Trace {
    var trace = Trace(
      maximum: scale.range == nil ? 0 : ForceReading.fullScale, source: scale.source)
    trace.origin = TraceOrigin(
      making: .recorded, device: scale.name, unit: scale.unit,
      range: scale.isRangeKnown ? scale.range : nil)
    guard let first = samples.first else { return trace }
    do throws(TraceProblem) {
      for sample in samples {
        let time = Double(sample.time - first.time) / 1e6
        var position = TraceScale.beginning
        if let steps = scale.stepsAPoint {
          position.x += Self.rounded((Double(sample.x) - Double(first.x)) / steps.x)
          position.y += Self.rounded((Double(sample.y) - Double(first.y)) / steps.y)
        }
        try trace.append(
          TraceSample(
            time: time, phase: sample.phase, id: Int64(sample.id), position: position,
            force: scale.force(sample.pressure)))
      }
      try trace.checkEnd()
    } catch {
      throw TraceFault(line: nil, reason: error)
    }
    return trace
  }

  /// The most that it reached of the range; nil without a sensor.
  package func reached(_ scale: TraceScale) -> Double? {
    guard scale.range != nil else { return nil }
    return pressures.max().map { scale.force($0) / ForceReading.fullScale }
  }

  /// Hundredths of a point: no sensor tells of less.
  private static func rounded(_ points: Double) -> Double { (points * 100).rounded() / 100 }
}

extension TraceScale {
  /// A pressure of the device, where 1 is an average touch; it may be beyond the range.
  func force(_ pressure: Int32) -> Double {
    guard let range else { return 0 }
    let fraction = (Double(pressure) - range.lowerBound) / (range.upperBound - range.lowerBound)
    // Shorter lines, and finer than the sensor with the most steps.
    return (fraction * ForceReading.fullScale * 1e5).rounded() / 1e5
  }
}
