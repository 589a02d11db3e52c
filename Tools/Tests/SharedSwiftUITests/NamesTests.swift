import PressureKit
import PressureSwiftUI
import SwiftUI
import Testing

/// An app's code that imports PressureKit and SwiftUI: here, `Scene` is SwiftUI's protocol.
@MainActor
private struct Scenes {
  var body: some Scene {
    WindowGroup { PressureSwiftUI.ConfirmActionButton("Delete") {} }
  }
}

@MainActor
@Suite struct NamesTests {
  @Test func `The core's names do not collide with SwiftUI's`() {
    #expect(Scenes().body is WindowGroup<PressureSwiftUI.ConfirmActionButton>)
    expect(SceneFrame(of: ConfirmAction()).layers, equals: [])
  }
}
