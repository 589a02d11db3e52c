import Foundation

/// The words that the kit says by itself, by their names in the list of controls.
///
/// `script/generate` writes their tables into `Resources`, and the English ones also into `KitWord+English.swift`: an
/// app whose resource bundle is missing uses English.
package enum KitWord: String, CaseIterable, Sendable {
  case confirmLabel = "confirm-label"
  case okLabel = "ok-label"
  case releaseLabel = "release-label"
  case pressHint = "press-hint"
  case holdHint = "hold-hint"
  case slideHint = "slide-hint"
  case voiceOverHint = "voiceover-hint"
  case switchControlHint = "switch-control-hint"
  case forceHint = "force-hint"
  case timeHint = "time-hint"
  case forceInPlaceHint = "force-in-place-hint"
  case timeInPlaceHint = "time-in-place-hint"
  case successLabel = "success-label"
  case failureLabel = "failure-label"
  case loadingLabel = "loading-label"
  case tareLabel = "tare-label"
  case scale
  case weighHint = "weigh-hint"
  case simulationHint = "simulation-hint"
  case gram
  case grams
  case ounces
  case newtons
  case percent
  case unmeasured
  case preview
  case close

  /// The bundle with the string tables; nil if the program has none. A test replaces it with the table of one language.
  @TaskLocal static var tables = ResourceFolders().tables

  /// The word in the app's language, or in English if there is no table or the table lacks it.
  package var text: String {
    KitWord.tables?.localizedString(forKey: rawValue, value: english, table: nil) ?? english
  }

  /// The word in English.
  var english: String { KitWord.englishWords[rawValue] ?? rawValue }
}
