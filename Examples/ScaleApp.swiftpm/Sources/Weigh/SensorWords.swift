/// The scale's texts about the sensor of this device.
enum SensorWords {
  /// The text while a simulated finger stands in for a sensor.
  static let simulated =
    "The force is simulated: press on the dial, and slide up to press harder. "
    + "Simulated readings are not weights and cannot be saved."

  static func text(of sensor: Sensor) -> String {
    switch sensor {
    case .fingers:
      "Press on the dial with a finger, or put a conductive object on it, and hold still."
    case .pencil:
      "This iPad does not measure how hard a finger presses, only an Apple Pencil. "
        + "Press on the dial with the Pencil and hold still."
    case .nothing:
      "The scale is off: this device does not measure how hard a finger presses, or 3D Touch is "
        + "switched off in Settings › Accessibility › Touch."
    case .unknown: "Press on the dial and hold still."
    }
  }
}
