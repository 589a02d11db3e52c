import PressureKit

extension ConfirmAction: HostDriven {
  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    reducesMotion = choice % 2 == 0
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 6 {
    case 0: bounds.set(choice, to: value)
    case 1: viewport.set(choice, to: value)
    default: options.set(choice & 63, to: value)
    }
  }
}

extension TransitioningAction: HostDriven {
  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    switch choice % 6 {
    case 0: _ = startRun(at: time)
    case 1: _ = finishRun(run, succeeded: choice & 64 == 0, at: time)
    case 2: _ = setState(State(rawValue: choice >> 6) ?? .begin, at: time)
    case 3: _ = reset(at: time)
    case 4: progress = value
    default: reducesMotion.toggle()
    }
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 6 {
    case 0: bounds.set(choice, to: value)
    default: options.set(choice & 63, to: value)
    }
  }
}

extension Weighing: HostDriven {
  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    switch choice % 4 {
    case 0: _ = tare(at: time)
    case 1: _ = addCalibrationPoint(grams: value)
    case 2: calibration = Calibration()
    default: reducesMotion.toggle()
    }
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 6 {
    case 0: bounds.set(choice, to: value)
    default: options.set(choice & 63, to: value)
    }
  }
}

extension PeekPop: HostDriven {
  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    if choice % 2 == 0 { open(at: time) } else { reducesMotion.toggle() }
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 5 {
    case 0: bounds.set(choice, to: value)
    case 1: viewport.set(choice, to: value)
    case 2: options.previewSize.height = value
    case 3: options.previewSize.width = value
    case 4: options.actionsSize.height = value
    case 5: options.slideDistance = value
    default: options.set(choice & 63, to: value)
    }
  }
}

extension AppIcon: HostDriven {
  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    switch choice % 4 {
    case 0: _ = open(at: time)
    case 1: _ = choose(Int(choice >> 4) - 2, at: time)
    case 2: itemCount = Int(choice >> 4) - 2
    default: reducesMotion.toggle()
    }
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 5 {
    case 0: bounds.set(choice, to: value)
    case 1: viewport.set(choice, to: value)
    case 2: options.previewSize.height = value
    case 3: options.previewSize.width = value
    default: options.set(choice & 63, to: value)
    }
  }
}
