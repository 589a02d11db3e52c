import Foundation
import PressureKit

/// The last chosen unit, stored in the user defaults; grams by default.
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
