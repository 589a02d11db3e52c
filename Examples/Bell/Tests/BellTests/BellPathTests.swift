// BellPathTests.swift
import PressureKit
import PressureTesting
import Testing

@testable import Bell

/// The rule for a ring, without the bell's code.
struct BellModel: PathModel {
  private var isEnabled = true
  private var isPressed = false
  private var hasRung = false
  private var isKeyDown = false
  private var isKeyPressed = false

  mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict {
    switch step {
    case .begin(let zone):
      isPressed = isEnabled && zone == .control
      hasRung = false
      if isPressed { isKeyPressed = false }
    case .move(let zone, let force):
      if hasRung { break }
      if zone != .control { isPressed = false }  // a scroll
      hasRung = isPressed && force != .low
      return hasRung ? .always : .never
    case .lift, .cancel, .second: isPressed = false
    case .key(let phase):
      let wasPressed = isKeyPressed
      if phase == .down && !isKeyDown { isKeyPressed = isEnabled && !isPressed }
      if phase == .up { isKeyPressed = false }
      isKeyDown = phase != .up
      return wasPressed && phase == .up ? .always : .never
    case .activate: return isEnabled && !isPressed && !isKeyPressed ? .always : .never
    case .blur, .disable:
      (isPressed, isKeyPressed, isKeyDown) = (false, false, false)
      if step == .disable { isEnabled = false }
    case .enable: isEnabled = true
    default: break
    }
    return .never
  }
}

@Suite struct BellPathTests {
  @Test func `It rings when the model says so, and only then`() {
    let report = AllPaths(of: Bell(), model: BellModel()).explore(length: 4)
    #expect(report.violations == [])
    #expect(report.acts > 0)
  }
}
