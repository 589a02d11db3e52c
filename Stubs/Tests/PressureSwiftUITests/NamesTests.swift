import PressureKit
import PressureSwiftUI
import SwiftUI
import Testing

/// A file of an app that imports both: what SwiftUI calls a scene means SwiftUI's.
@MainActor
private struct Scenes {
  var body: some Scene {
    WindowGroup { PressureSwiftUI.ConfirmActionButton("Delete") {} }
  }
}

@MainActor
@Suite struct NamesTests {
  @Test func `The core has no name of SwiftUI's`() {
    #expect(Scenes().body is WindowGroup<PressureSwiftUI.ConfirmActionButton>)
    #expect(SceneFrame(of: ConfirmAction()).layers == [])
  }
}
