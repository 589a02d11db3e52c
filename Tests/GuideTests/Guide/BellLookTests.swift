// BellLookTests.swift
import PressureKit
import PressureTesting
import Testing

@Suite struct BellLookTests {
  @Test func aFullBellIsRed() throws {
    let finger = VirtualFinger(Bell())
    finger.press(to: 0.6)
    let frame = SceneSnapshot(of: finger.control)
    #expect(
      frame.description == "1 arc at 22 22, radius 18, sweep 1, start 0; stroke #e63333, 4 wide")
    let picture = try frame.picture(in: finger.control.bounds)  // an SVG, to look at and to keep
    #expect(picture.contains("stroke=\"#e63333\""))
  }
}
