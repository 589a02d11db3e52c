// BellTests.swift
import PressureKit
import PressureTesting
import Testing

@testable import Bell

@Suite struct BellTests {
  /// All events of one ring.
  private let ring: [Bell.Event] = [
    .state(.ringing), .act(.ring), .haptic(.strong), .announce(.rung), .state(.rest),
  ]

  @Test func `A press above the threshold rings once`() {
    let finger = VirtualFinger(Bell())
    finger.down()
    finger.press(to: 0.3, over: 0.2)  // a part of the sensor's range
    finger.press(to: 0.9)
    finger.lift()
    #expect(finger.settle())  // the bell is at rest
    #expect(finger.events == ring)
  }

  @Test func `Without a sensor, holding it for half a second rings`() {
    let finger = VirtualFinger(Bell(), sensor: .normalized)
    finger.down(0.5)  // the constant of a mouse
    finger.wait(0.4)
    #expect(finger.events == [])
    finger.wait(0.2)
    finger.lift()
    finger.settle()
    #expect(finger.events == ring)
  }

  @Test func `A key and assistive technology ring, too`() {
    let finger = VirtualFinger(Bell())
    finger.key(.down)
    #expect(finger.events == [])
    finger.key(.up)
    finger.settle()
    finger.activate()
    finger.settle()
    #expect(finger.events == ring + ring)
  }

  @Test func `A press that is taken away does not ring`() {
    let finger = VirtualFinger(Bell())
    finger.down(0.1)
    finger.move(by: 0, 40)  // a scroll
    finger.press(to: 0.9)
    finger.lift()
    finger.down(0.1)
    finger.secondDown()
    finger.press(to: 0.9)
    finger.lift()
    finger.secondLift()
    finger.key(.down)
    finger.interrupt(.hostInactive)
    finger.key(.up)
    finger.setEnabled(false)
    finger.press(to: 0.9)
    finger.lift()
    finger.activate()
    #expect(finger.settle())
    #expect(finger.events == [])
  }
}
