// BellFaultTests.swift
import PressureKit
import PressureTesting
import Testing

@Suite struct BellFaultTests {
  @Test(arguments: Fault.all.filter(\.endsPress))
  func nothingComesOf(_ fault: Fault) {
    let finger = VirtualFinger(Bell())
    finger.press(to: 0.6, over: 0.3)
    finger.suffer(fault)
    finger.lift()
    #expect(finger.events == [.state(.pressed), .state(.full), .state(.idle)])
  }
}
