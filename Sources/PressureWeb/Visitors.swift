import PressureKit

/// Feeds an input; 1 if events came of it.
struct Feed: Visitor {
  let input: Input
  func visit<Value: PageControl>(_ control: inout Value) -> Int32 {
    events.put(control.feed(input))
  }
}

struct Open: Visitor {
  let time: Double
  func visit<Value: PageControl>(_ control: inout Value) -> Int32 {
    events.put(control.open(at: time))
  }
}

struct SetOption: Visitor {
  let option: UInt8
  let value: Double
  func visit<Value: PageControl>(_ control: inout Value) -> Bool {
    control.set(option, to: value)
  }
}

struct GetOption: Visitor {
  let option: UInt8
  func visit<Value: PageControl>(_ control: inout Value) -> Double { control.option(option) }
}

struct Read: Visitor {
  func visit<Value: PageControl>(_ control: inout Value) { control.write(into: &readings[0]) }
}

struct SetColor: Visitor {
  let slot: Int32
  let color: LayerColor?
  func visit<Value: PageControl>(_ control: inout Value) { control.set(color, slot: slot) }
}

struct SetTextSize: Visitor {
  let slot: Int32
  let size: Size
  func visit<Value: PageControl>(_ control: inout Value) { control.set(size, slot: slot) }
}

struct Locate: Visitor {
  let bounds: Rect
  let viewport: Rect
  func visit<Value: PageControl>(_ control: inout Value) {
    control.bounds = bounds
    control.viewport = viewport
  }
}

struct Draw: Visitor {
  func visit<Value: PageControl>(_ control: inout Value) {
    control.draw(into: &scene)
  }
}

/// What a control is, now, as one number: its state, its source and a bit for each `StatusBit`.
struct Status: Visitor {
  func visit<Value: PageControl>(_ control: inout Value) -> Int32 {
    var bits = Int32(control.state.rawValue)
    bits |= Int32(control.source.rawValue) << StatusBits.sourceShift
    func set(_ bit: StatusBit, if isSet: Bool) {
      if isSet { bits |= bit.rawValue }
    }
    set(.hasContact, if: control.hasContact)
    set(.isEngaged, if: control.isEngaged)
    set(.needsFrame, if: control.needsFrame)
    set(.holdsScroll, if: control.holdsScroll)
    set(.isLeftOpen, if: control.isLeftOpen)
    return bits
  }
}
