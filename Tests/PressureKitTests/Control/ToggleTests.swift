import PressureKit
import Testing

/// Options that are a Bool as a property and a number by name.
@Suite struct ToggleTests {
  /// The property and the number by name: by default, off, and on again.
  private func rows<Options: NamedOptions>(
    _ options: Options, _ name: Options.Name, _ toggle: WritableKeyPath<Options, Bool>
  ) -> [Double] {
    var options = options
    var rows: [Double] = []
    for value in [nil, false, true] {
      if let value { options[keyPath: toggle] = value }
      rows += [options[keyPath: toggle] ? 1 : 0, options[name]]
    }
    return rows
  }

  @Test func `each toggle has the same value as a property and by name`() {
    let on: [Double] = [1, 1, 0, 0, 1, 1]
    expect(rows(ConfirmOptions(), .latch, \.isLatched), equals: on)
    expect(rows(ConfirmOptions(), .haptics, \.hasHaptics), equals: on)
    expect(
      rows(ConfirmOptions(), .contactArea, \.force.usesContactArea), equals: [0, 0, 0, 0, 1, 1])
    expect(rows(TransitioningOptions(), .haptics, \.hasHaptics), equals: on)
    expect(rows(WeighingOptions(), .haptics, \.hasHaptics), equals: on)
    expect(rows(PeekOptions(), .haptics, \.hasHaptics), equals: on)
  }

  @Test func `a diameter and an offset that are not set are 0 by name`() {
    var options = ConfirmOptions()
    expect([options.ringDiameter, options.ringOffset], equals: [nil, nil])
    options.ringDiameter = 0.5
    options.ringOffset = 0.25
    expect([options.ringDiameter, options.ringOffset], equals: [0.5, 0.25])
    expect([options[.ringDiameter], options[.ringOffset]], equals: [0.5, 0.25])
    options.ringDiameter = nil
    options.ringOffset = nil
    expect([options[.ringDiameter], options[.ringOffset]], equals: [0, 0])
  }
}
