// BellFaultTests.swift
import PressureKit
import PressureTesting
import Testing

@testable import Bell

@Suite struct BellFaultTests {
  @Test(arguments: Fault.all.filter(\.endsPress))
  func `It rings no second time after a fault, although the finger goes on`(_ fault: Fault) {
    let finger = VirtualFinger(Bell())
    finger.press(to: 0.6, over: 0.3)
    finger.suffer(fault)
    finger.press(to: 0.1)
    finger.press(to: 0.9, over: 0.3)
    finger.lift()
    finger.settle()
    #expect(
      finger.events == [
        .state(.ringing), .act(.ring), .haptic(.strong), .announce(.rung), .state(.rest),
      ])
  }
}
