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
      #expect(said == translation.words.filter { said.keys.contains($0.key) })
    }

    @Test func `In a German app, a control speaks German, except for the app's own texts`() throws {
      let table = try WordTests.table(of: "de")
      KitWord.$tables.withValue(table) {
        let screen = Screen(ConfirmActionButton(title: "Delete"))
        let confirm = screen.view
        #expect(
          confirm.accessibilityHint == "Fester drücken, dann nach oben auf den Ring schieben")
        _ = confirm.accessibilityActivate()
        #expect(confirm.accessibilityValue == "BESTÄTIGEN")
        confirm.confirmLabel = "WEG DAMIT"
        #expect(confirm.accessibilityValue == "WEG DAMIT")
        #expect(confirm.okLabel == "OK")

        let button = Screen(TransitioningButton(title: "Submit")).view
        button.controlState = .loading
        #expect(button.accessibilityValue == "Wird geladen")
        #expect([button.successLabel, button.failureLabel] == ["Fertig", "Fehlgeschlagen"])

        let scale = Screen(ScaleView()).view
        scale.words.locale = Locale(identifier: "de")
        #expect(scale.accessibilityLabel == "Waage")
        #expect(scale.accessibilityHint == "Zum Wiegen darauf drücken")
        #expect(scale.accessibilityCustomActions?.map(\.name) == ["Tara"])
        scale.options.unit = .ounces
        #expect(scale.text == "0,00 oz")
        scale.options.unit = .percent
        #expect(scale.text == "0 % Kraft")
      }
    }

    @Test func `An app without a language has English texts`() {
      #expect(KitWord.confirmLabel.text == "CONFIRM")
      #expect(ScaleWords() == .english)
    }
  }
}
