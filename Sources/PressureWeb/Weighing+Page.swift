import PressureKit

extension Weighing: PageControl {
  nonisolated(unsafe) static var atRest = Slot(kind: .weighing, control: Weighing())

  mutating func set(_ option: UInt8, to value: Double) -> Bool {
    WeighingOption(rawValue: option).map { options.set($0, to: value) } ?? false
  }

  func option(_ option: UInt8) -> Double {
    WeighingOption(rawValue: option).map { options[$0] } ?? 0
  }

  var palette: WeighingPalette {
    get { options.palette }
    _modify { yield &options.palette }
  }

  // Its texts are centred on a place, whatever their size.
  mutating func set(_ size: Size, slot: Int32) {}

  func number(_ slot: Int32) -> Double {
    let line = line
    return switch slot {
    case 0: intention
    case 1: force
    case 2: grams
    case 3: percent
    case 4: shown
    case 5: peak
    case 6: stepGrams ?? .nan
    case 7: line.standardError(at: force)
    case 8: capacity
    case 9: line.slope
    case 10: line.offset
    case 11: line.rSquared
    default: line.standardError
    }
  }
}
