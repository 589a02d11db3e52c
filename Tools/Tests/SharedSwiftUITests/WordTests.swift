import Foundation
import PressureSwiftUI
import SwiftUI
import Testing

@testable import PressureHosting
@testable import PressureViews

@MainActor
@Suite struct WordTests {
  @Test func `In a German app, a view speaks German, except for the app's own texts`() throws {
    let folder = try #require(KitWord.tables?.path(forResource: "de", ofType: "lproj"))
    let table = try #require(Bundle(path: folder))
    try KitWord.$tables.withValue(table) {
      try onScreen { shown in
        let confirm: PressureViews.ConfirmActionButton = try shown.show(
          PressureSwiftUI.ConfirmActionButton("Delete") {})
        expect([confirm.confirmLabel, confirm.okLabel], equals: ["BESTÄTIGEN", "OK"])
        expect(confirm.hints.hold, equals: "Länger halten")
      }
      try onScreen { shown in
        let button: PressureViews.TransitioningButton = try shown.show(
          PressureSwiftUI.TransitioningButton("Submit") {})
        expect(
          [button.successLabel, button.failureLabel, button.loadingLabel],
          equals: ["Fertig", "Fehlgeschlagen", "Wird geladen"])
        let labelled = PressureSwiftUI.TransitioningButton("Submit") {}
          .labels(success: "Ja", failure: "Nein")
        _ = try shown.show(labelled) as PressureViews.TransitioningButton
        expect(
          [button.successLabel, button.failureLabel, button.loadingLabel],
          equals: ["Ja", "Nein", "Wird geladen"])
      }
      try onScreen { shown in
        let scale: PressureViews.ScaleView = try shown.show(
          PressureSwiftUI.ScaleView(grams: .constant(0)))
        expect([scale.words.name, scale.words.tare], equals: ["Waage", "Tara"])
      }
    }
  }
}
