// BellLookTests.swift
import PressureKit
import PressureTesting
import Testing

@testable import Bell

@Suite struct BellLookTests {
  @Test func `Its waves are drawn while it rings`() throws {
    let finger = VirtualFinger(Bell())
    let bell = """
      3 rectangle at 42.24 15.36, 11.52 × 19.2, corners 5.76; fill #33333d
      4 rectangle at 19.2 26.88, 57.6 × 48, corners 24; fill #d4a838
      5 rectangle at 13.44 63.36, 69.12 × 13.44, corners 6.72; fill #33333d
      """
    #expect(SceneSnapshot(of: finger.control).description == bell)
    finger.activate()
    let ringing = SceneSnapshot(of: finger.control)
    let waves = """
      1 arc at 48 48, radius 33.6, sweep 0.18, start 0.66; stroke #d4a838, 3 wide
      2 arc at 48 48, radius 33.6, sweep 0.18, start 0.16; stroke #d4a838, 3 wide
      """
    #expect(ringing.description == waves + "\n" + bell)
    let picture = try ringing.picture(in: finger.control.bounds)  // an SVG, to look at and to keep
    #expect(picture.contains("stroke=\"#d4a838\""))
    finger.settle()
    #expect(SceneSnapshot(of: finger.control).description == bell)
  }
}
