import Foundation

/// What the kit says by itself, by the names of the list of controls: in the language that the app is in, or in English.
///
/// The words are in Resources, which script/generate writes.
package enum KitWord: String, CaseIterable, Sendable {
  case confirmLabel = "confirm-label"
  case okLabel = "ok-label"
  case pressHint = "press-hint"
  case holdHint = "hold-hint"
  case slideHint = "slide-hint"
  case voiceOverHint = "voiceover-hint"
  case switchControlHint = "switch-control-hint"
  case forceHint = "force-hint"
  case timeHint = "time-hint"
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

  /// Where the tables are. A test puts that of one language in place of the bundle, which takes the app's.
  @TaskLocal static var tables = Bundle.module

  /// The word.
  package var text: String {
    KitWord.tables.localizedString(forKey: rawValue, value: nil, table: nil)
  }
}
