import Foundation
import PressureKit

/// The unit that was chosen last; grams at first.
struct ChosenUnit {
  var defaults = UserDefaults.standard

  var unit: WeighingUnit {
    get {
      let name = defaults.string(forKey: Self.key)
      return WeighingUnit.allCases.first { "\($0)" == name } ?? .grams
    }
    nonmutating set { defaults.set("\(newValue)", forKey: Self.key) }
  }

  private static let key = "unit"
}
