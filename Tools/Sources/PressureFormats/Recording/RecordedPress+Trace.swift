import PressureKit
import PressureTesting

/// The conversion of a recorded press to a trace, from the units of the device to those of a control.
package struct TraceScale {
  /// The pressure range of the device, in its own steps; nil if it has no sensor.
  package var range: ClosedRange<Double>?
  /// True if the range is from a description, and not the highest pressure reached.
  var isRangeKnown = true
  package var unit: String?
  package var name: String?
  package var source: ContactSource
  /// Steps per point in both directions; nil if the device has no positions.
  var stepsAPoint: (x: Double, y: Double)?

  /// Points per millimetre on Android, with 160 points to the inch; an iPhone has 163.
  static let pointsAMillimetre = 160 / 25.4
  /// The assumed width in millimetres of a device without a size: that of a touchpad.
  static let widthInMillimetres = 100.0
  /// The position where a press begins: the middle of the control, wherever it was on the device.
  static let beginning = Point(
    x: Trace.defaultBounds.size.width / 2, y: Trace.defaultBounds.size.height / 2)
}

extension PressTracker {
  /// Returns the scale of this device. The arguments replace the recorded name, range and source.
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
  /// Converts the press to a trace. Times count from its first sample, and positions from the middle of a control. Forces are
  /// fractions of the device's range on the scale of a 3D Touch screen, as for a pen in a browser.
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

  /// Returns the highest force of the press as a fraction of the range; nil without a sensor.
  package func reached(_ scale: TraceScale) -> Double? {
    guard scale.range != nil else { return nil }
    return pressures.max().map { scale.force($0) / ForceReading.fullScale }
  }

  /// Rounds to hundredths of a point: no sensor is more precise.
  private static func rounded(_ points: Double) -> Double { (points * 100).rounded() / 100 }
}

extension TraceScale {
  /// Converts a device pressure to a force, where 1 is an average touch. It can exceed the range.
  func force(_ pressure: Int32) -> Double {
    guard let range else { return 0 }
    let fraction = (Double(pressure) - range.lowerBound) / (range.upperBound - range.lowerBound)
    // Shortens the lines, but is still finer than the most precise sensor.
    return (fraction * ForceReading.fullScale * 1e5).rounded() / 1e5
  }
}
