// BellTests.swift
import PressureKit
import PressureTesting
import Testing

@Suite struct BellTests {
  @Test func itRingsAsAHardPressIsLetGo() {
    let finger = VirtualFinger(Bell())
    finger.down()
    finger.press(to: 0.6, over: 0.3)  // a part of the sensor's range
    finger.lift()
    #expect(finger.events == [.state(.pressed), .state(.full), .act(.ring), .state(.idle)])
    #expect(finger.settle())
  }

  @Test func itDoesNotRingFarFromIt() {
    let finger = VirtualFinger(Bell())
    finger.press(to: 0.6)
    finger.move(by: 100, 0, over: 0.2)
    finger.lift()
    #expect(finger.events == [.state(.pressed), .state(.full), .state(.idle)])
  }

  @Test func withoutASensorItTakesTwoSeconds() {
    let finger = VirtualFinger(Bell(), sensor: .normalized)
    finger.down(0.5)  // what a mouse says
    finger.wait(1.9)
    #expect(finger.control.state == .pressed)
    finger.wait(0.1)
    finger.lift()
    #expect(finger.events == [.state(.pressed), .state(.full), .act(.ring), .state(.idle)])
  }
}
