import PressureKit

/// A kind of device as a host sees it: its force readings and its rate. `Tests/Traces/README.md` gives the source of each
/// figure.
struct Device {
  var source: ContactSource
  /// The maximum number of samples per second. A device sends no sample while nothing changes.
  var rate = 60.0
  /// Returns the reading for a force in grams.
  var reading: @Sendable (Double) -> ForceReading

  /// The maximum of a 3D Touch screen, in its steps; one step is about a gram.
  static let mostSteps = 400.0

  /// A 3D Touch screen. A setting determines how many steps an average touch has: 48, 60 or 72.
  static func touch3D(steps: Double) -> Device {
    Device(source: .touch) { grams in
      let counts = min(grams.rounded(.down), mostSteps)
      let maximum = ForceReading.fullScale
      return .measured(min(counts / steps, maximum), maximum: maximum)
    }
  }

  /// Apple Pencil, with a different sensor and maximum.
  static let pencil = Device(source: .pen) { grams in
    .measured(min(thousandths(grams / 60), 25 / 6), maximum: 25 / 6)
  }

  /// The pen of a tablet under X, with a fraction in steps of 1/1000.
  static let tablet = Device(source: .pen) { grams in
    .normalized(min(thousandths(grams / 400), 1))
  }

  /// A Force Touch trackpad in Safari: `webkitForce` is 1 when the button goes down, and at most 3.
  static let trackpad = Device(source: .trackpad, rate: 36) { grams in
    .normalized(min(thousandths(1 + grams / 200), 3) / 3)
  }

  /// A trackpad with "Force Click and haptic feedback" switched off: 0 before the click, and 1 after it.
  static let clickingTrackpad = Device(source: .trackpad, rate: 36) { grams in
    .normalized(grams < 60 ? 0 : 1)
  }

  /// A sensor with readings above its own maximum.
  static let beyondItself = Device(source: .touch) { grams in
    .measured(thousandths(min(grams / 400, 1)) * 1.0875, maximum: 1)
  }

  /// A screen whose pointer events have a pressure with many steps, starting at 0.
  static let pointer = Device(source: .touch) { grams in
    .normalized(min(thousandths(grams / 400), 1))
  }

  /// A device without a sensor that always reports the same fraction.
  static func constant(_ fraction: Double, _ source: ContactSource) -> Device {
    Device(source: source) { _ in .normalized(fraction) }
  }

  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
