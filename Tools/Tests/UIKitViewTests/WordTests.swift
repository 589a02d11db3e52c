import Foundation
import PressureCatalog
import PressureKit
import Testing
import UIKit

@testable import PressureHosting
@testable import PressureViews

extension OnScreen {
  /// The kit's own texts, in the language of the app.
  @Suite @MainActor struct WordTests {
    /// The table of texts that an app in one language has.
    private static func table(of language: String) throws -> Bundle {
      // SwiftPM's own build system writes the names of the folders in lower case.
      let tables = try #require(KitWord.tables)
      let path =
        tables.path(forResource: language, ofType: "lproj")
        ?? tables.path(forResource: language.lowercased(), ofType: "lproj")
      return try #require(Bundle(path: path ?? ""))
    }

    @Test(arguments: [Translation.english] + Translation.all)
    func `Each word is in the table of each language`(_ translation: Translation) throws {
      let table = try WordTests.table(of: translation.appleLanguage)
      let said = KitWord.$tables.withValue(table) {
        Dictionary(uniqueKeysWithValues: KitWord.allCases.map { ($0.rawValue, $0.text) })
      }
      expect(said, equals: translation.words.filter { said.keys.contains($0.key) })
    }

    @Test func `In a German app, a control speaks German, except for the app's own texts`() throws {
      let table = try WordTests.table(of: "de")
      KitWord.$tables.withValue(table) {
        let screen = Screen(ConfirmActionButton(title: "Delete"))
        let confirm = screen.view
        expect(
          confirm.accessibilityHint, equals: "Fester drücken, dann nach oben auf den Ring schieben")
        _ = confirm.accessibilityActivate()
        expect(confirm.accessibilityValue, equals: "BESTÄTIGEN")
        confirm.confirmLabel = "WEG DAMIT"
        expect(confirm.accessibilityValue, equals: "WEG DAMIT")
        expect(confirm.okLabel, equals: "OK")

        let button = Screen(TransitioningButton(title: "Submit")).view
        button.controlState = .loading
        expect(button.accessibilityValue, equals: "Wird geladen")
        expect([button.successLabel, button.failureLabel], equals: ["Fertig", "Fehlgeschlagen"])

        let scale = Screen(ScaleView()).view
        scale.words.locale = Locale(identifier: "de")
        expect(scale.accessibilityLabel, equals: "Waage")
        expect(scale.accessibilityHint, equals: "Zum Wiegen darauf drücken")
        expect(scale.accessibilityCustomActions?.map(\.name), equals: ["Tara"])
        scale.options.unit = .ounces
        expect(scale.text, equals: "0,00 oz")
        scale.options.unit = .percent
        expect(scale.text, equals: "0 % Kraft")
      }
    }

    @Test func `An app without a language has English texts`() {
      expect(KitWord.confirmLabel.text, equals: "CONFIRM")
      expect(ScaleWords(), equals: .english)
    }
  }
}
