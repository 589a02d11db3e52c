// BellPathTests.swift
import PressureKit
import PressureTesting
import Testing

/// When a bell must ring, told without the bell.
struct BellModel: PathModel {
  private var isEnabled = true
  private var isPressed = false
  private var isInside = false
  private var isFull = false

  mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict {
    switch step {
    case .begin(let zone):
      isPressed = isEnabled && zone == .control
      isInside = isPressed
      isFull = false
    case .move(let zone, let force):
      isInside = zone == .control
      isFull = force == .full
    case .lift:
      defer { isPressed = false }
      return isPressed && isInside && isFull ? .always : .never
    case .activate, .key(.down):
      return isEnabled && !isPressed ? .always : .never
    case .cancel, .second, .blur: isPressed = false
    case .disable: (isEnabled, isPressed) = (false, false)
    case .enable: isEnabled = true
    default: break
    }
    return .never
  }
}

@Suite struct BellPathTests {
  @Test func itRingsWhenItMustAndNeverElse() {
    let report = AllPaths(of: Bell(), model: BellModel()).explore(length: 4)
    #expect(report.violations == [])
    #expect(report.acts > 0)
  }
}
