import PressureSwiftUI
import SwiftUI
import Testing

import class PressureViews.__Type__View

private typealias Control = PressureViews.__Type__View

@MainActor
struct __Type__ViewTests {
  @Test func `A press acts once, and a view of another item cancels it`() throws {
    try onScreen { shown in
      var acts: [String] = []
      @MainActor func view(_ item: String) -> some View {
        PressureSwiftUI.__Type__View("Press") { acts.append(item) }.acting(on: item)
      }
      let control: Control = try shown.show(view("one"))
      let finger = shown.finger(on: control)
      finger.down()
      finger.lift()
      expect(acts, equals: ["one"])
      finger.down()
      _ = try shown.show(view("two")) as Control
      finger.lift()
      expect(acts, equals: ["one"])
    }
  }
}
