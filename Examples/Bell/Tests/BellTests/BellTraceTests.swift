// BellTraceTests.swift
import PressureKit
import PressureTesting
import Testing

@testable import Bell

@Suite struct BellTraceTests {
  @Test func `A press from a phone rings`() throws {
    let trace = try Trace(
      text: """
        {"pressurekit":1,"maximum":6.667,"source":"touch"}
        {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":0.4}
        {"t":0.2,"phase":"moved","id":1,"x":22,"y":22,"force":3.1}
        {"t":0.4,"phase":"ended","id":1,"x":22,"y":22,"force":0}
        """)
    let timeline = trace.replay(on: Bell())
    #expect(
      timeline.moments.map(\.words) == [
        "0 rest", "0.2 ringing: ringing, ring, strong haptic, announce rung", "0.4 ringing",
        "1 rest: rest",
      ])
  }

  @Test func `A finger's press becomes a trace`() throws {
    let finger = VirtualFinger(Bell())
    finger.press(to: 0.6, over: 0.3)
    finger.lift()
    finger.settle()
    let trace = try Trace(text: finger.trace().text)
    #expect(trace.replay(on: Bell()).moments == finger.moments)
  }
}
