import PressureKit

/// A kind of device, as far as a host hears of it: what it says of a force, and how often. Where each
/// figure comes from is in `Tests/Traces/README.md`.
struct Device {
  var source: ContactSource
  /// How many samples a second it says at most: of a finger that does nothing new it says nothing.
  var rate = 60.0
  /// What it says of so many grams.
  var reading: @Sendable (Double) -> ForceReading

  /// The most that a 3D Touch screen feels, in its steps; one is about a gram.
  static let mostSteps = 400.0

  /// A 3D Touch screen, of which a setting says how many steps are an average touch: 48, 60 or 72.
  static func touch3D(steps: Double) -> Device {
    Device(source: .touch) { grams in
      let counts = min(grams.rounded(.down), mostSteps)
      let maximum = ForceReading.fullScale
      return .measured(min(counts / steps, maximum), maximum: maximum)
    }
  }

  /// Apple Pencil: another sensor, and another maximum.
  static let pencil = Device(source: .pen) { grams in
    .measured(min(thousandths(grams / 60), 25 / 6), maximum: 25 / 6)
  }

  /// The pen of a tablet under X: a fraction in steps of 1/1000.
  static let tablet = Device(source: .pen) { grams in
    .normalized(min(thousandths(grams / 400), 1))
  }

  /// A Force Touch trackpad in Safari: `webkitForce` is 1 as the button goes down, and 3 at most.
  static let trackpad = Device(source: .trackpad, rate: 36) { grams in
    .normalized(min(thousandths(1 + grams / 200), 3) / 3)
  }

  /// A trackpad with "Force Click and haptic feedback" switched off: nothing before the click, and all from it on.
  static let clickingTrackpad = Device(source: .trackpad, rate: 36) { grams in
    .normalized(grams < 60 ? 0 : 1)
  }

  /// A sensor that says more than its own maximum.
  static let beyondItself = Device(source: .touch) { grams in
    .measured(thousandths(min(grams / 400, 1)) * 1.0875, maximum: 1)
  }

  /// A screen whose pointer events have a pressure of many steps, from 0 on.
  static let pointer = Device(source: .touch) { grams in
    .normalized(min(thousandths(grams / 400), 1))
  }

  /// What has no sensor, and always says the same fraction.
  static func constant(_ fraction: Double, _ source: ContactSource) -> Device {
    Device(source: source) { _ in .normalized(fraction) }
  }

  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
