import PressureKit
import Testing

/// Options that are on or off, and by name are numbers.
@Suite struct ToggleTests {
  /// What it is by default, off, on again, and what it is by name each time.
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

  @Test func `each by its property and by its name`() {
    let on: [Double] = [1, 1, 0, 0, 1, 1]
    #expect(rows(ConfirmOptions(), .latch, \.isLatched) == on)
    #expect(rows(ConfirmOptions(), .haptics, \.hasHaptics) == on)
    #expect(rows(ConfirmOptions(), .contactArea, \.force.usesContactArea) == [0, 0, 0, 0, 1, 1])
    #expect(rows(TransitioningOptions(), .haptics, \.hasHaptics) == on)
    #expect(rows(WeighingOptions(), .haptics, \.hasHaptics) == on)
    #expect(rows(PeekOptions(), .haptics, \.hasHaptics) == on)
  }

  @Test func `a diameter and an offset that are not chosen are 0 by name`() {
    var options = ConfirmOptions()
    #expect([options.ringDiameter, options.ringOffset] == [nil, nil])
    options.ringDiameter = 0.5
    options.ringOffset = 0.25
    #expect([options.ringDiameter, options.ringOffset] == [0.5, 0.25])
    #expect([options[.ringDiameter], options[.ringOffset]] == [0.5, 0.25])
    options.ringDiameter = nil
    options.ringOffset = nil
    #expect([options[.ringDiameter], options[.ringOffset]] == [0, 0])
  }
}
