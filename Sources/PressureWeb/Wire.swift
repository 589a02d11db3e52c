// The numbers by which the engine and the script talk to each other, and the buffers in memory that hold them. `script/generate`
// writes Web/wire.js from these declarations.

import PressureKit

/// The numbers of a layer in the scene buffer, in order.
package enum LayerField: Int, CaseIterable {
  /// One of `Layer.ids`; 0 ends a scene.
  case id
  /// A `ShapeCode`.
  case shape
  case opacity, lineWidth
  case fillRed, fillGreen, fillBlue, fillAlpha
  case strokeRed, strokeGreen, strokeBlue, strokeAlpha
  /// Five of the shape's own: an `ArcField`, a `RoundedRectField` or a `TextField` each.
  case first, second, third, fourth, fifth
  /// The id of the layer that clips it, or 0.
  case clip
  /// The numbers above that differ from those that the control last drew of this layer: a bit for each, from the lowest.
  case changes

  /// The count of all.
  package static let stride = LayerField.changes.rawValue + 1
}

/// The shape of a layer.
package enum ShapeCode: Int, CaseIterable {
  case arc, roundedRect, text
}

/// A number of a layer that only one shape has.
package protocol ShapeField: RawRepresentable<Int>, CaseIterable {}

extension ShapeField {
  /// Its position among the numbers of a layer.
  package var position: Int { LayerField.first.rawValue + rawValue }
}

package enum ArcField: Int, ShapeField {
  case centerX, centerY, radius, sweep, start
}

package enum RoundedRectField: Int, ShapeField {
  case x, y, width, height, cornerRadius
}

/// The last number of a text is 0.
package enum TextField: Int, ShapeField {
  case centerX, centerY, slot, scale
}

/// The bits of a control's status.
package enum StatusBits {
  /// The state, in the lowest bits.
  package static let state: Int32 = 15
  /// The lowest bit of the source of its force, a `ForceSource`.
  package static let sourceShift: Int32 = 4
  /// The bits of the source, from there.
  package static let source: Int32 = 3
}

/// The bits of a status that are true or false, above those of `StatusBits`.
package enum StatusBit: Int32, CaseIterable {
  case hasContact = 64
  /// The control waits for the rest of a protocol.
  case isEngaged = 128
  case needsFrame = 256
  /// The contact's moves belong to the control, and scroll nothing.
  case holdsScroll = 512
  /// Something stays over the page without a contact.
  case isLeftOpen = 1024
}

/// The kinds of `input`, and the meaning of its value.
package enum InputKind: Int32, CaseIterable {
  /// Time that passed.
  case passing
  case activation
  /// A `KeySample.Phase`.
  case key
  /// An `Interruption`.
  case interruption
  /// 1 if the control is enabled, 0 if it is disabled.
  case enabling
  /// Opens what is behind the control without a press, and leaves it open: by key, assistive technology or script.
  case opening
}

/// Numbers that say something else than a number of their kind.
package enum SpecialNumber {
  /// As the maximum of a force: only a fraction of it is known.
  package static let unknownMaximum = 0.0
  /// In place of a simulated force: a contact is fed as it is.
  package static let notSimulated = -1.0
  /// An option of all controls: whether the person asked for less motion.
  package static let reducesMotion: UInt8 = 255
  /// As the action of a call: it has none.
  package static let noAction: Int32 = -2
  /// As the action of a call: the app does not know it. A list of JavaScript says it of what is not in it.
  package static let unknownAction: Int32 = -1
}

/// The values that a page reads of a control, in the order that Web/wire.js has.
package struct Readings {
  var force = 0.0
  var intention = 0.0
  var grams = 0.0
  var percent = 0.0
  var shown = 0.0
  var peak = 0.0
  var step = 0.0
  var error = 0.0
  var capacity = 0.0
  var slope = 0.0
  var offset = 0.0
  var rSquared = 0.0
  var standardError = 0.0
  var word = 0.0
  var isAtLeast = 0.0
  var contentWidth = 0.0
  var contentHeight = 0.0
}

extension Readings {
  /// Those of nothing.
  package static var none: Readings { Readings() }
}

/// The events of the last input, as bytes in memory that JavaScript reads: up to `capacity` codes, then 0.
package struct EventBuffer {
  /// The most codes of a byte that it holds.
  package static let capacity = 2 * MemoryLayout<UInt64>.size

  // It lives as long as the module: there is one, and JavaScript keeps its address.
  let words = allocatePages(for: EventBuffer.capacity + 8).bindMemory(to: UInt64.self).baseAddress!

  /// Puts a list in place of the last; returns whether anything is in it.
  func put<Event: EventCode>(_ events: EventList<Event>) -> Int32 {
    // WebAssembly's bytes are in the order of the list's: the lowest first.
    words[0] = events.low
    words[1] = events.high
    return events.isEmpty ? 0 : 1
  }
}

/// The sink of the page's side: a frame as numbers in memory that JavaScript reads.
///
/// A layer is as many 32-bit numbers as `LayerField` has. After the last layer stands a 0.
struct SceneBuffer: SceneSink {
  /// One for each id that a layer can have, and one for 0, which none has.
  private static let capacity = Int(Layer.ids.upperBound) + 1
  static let size = LayerField.stride * capacity

  // It lives as long as the module: there is one, and JavaScript keeps its address.
  let numbers = allocatePages(for: size * 4 + 4).bindMemory(to: Float.self).baseAddress!
  private var cursor: UnsafeMutablePointer<Float>
  private var drawn: UnsafeMutablePointer<Float>

  init() {
    cursor = numbers
    drawn = numbers
  }

  /// Starts the next frame, of a control which has drawn these layers, each at its id.
  mutating func begin(over drawn: UnsafeMutablePointer<Float>) {
    numbers[0] = 0
    cursor = numbers
    self.drawn = drawn
  }

  mutating func add(_ layer: Layer) {
    let start = cursor

    func put(_ number: Double, _ field: LayerField) { start[field.rawValue] = Float(number) }
    func put(_ number: Double, _ field: some ShapeField) { start[field.position] = Float(number) }
    func put(_ color: LayerColor, from red: LayerField) {
      let numbers = start + red.rawValue
      numbers[0] = Float(color.red)
      numbers[1] = Float(color.green)
      numbers[2] = Float(color.blue)
      numbers[3] = Float(color.alpha)
    }
    func put(_ shape: ShapeCode) { put(Double(shape.rawValue), LayerField.shape) }
    put(Double(layer.id), LayerField.id)
    put(layer.opacity, LayerField.opacity)
    put(layer.lineWidth, LayerField.lineWidth)
    put(layer.fill, from: .fillRed)
    put(layer.stroke, from: .strokeRed)
    switch layer.shape {
    case .arc(let center, let radius, let sweep, let start):
      put(.arc)
      put(center.x, ArcField.centerX)
      put(center.y, ArcField.centerY)
      put(radius, ArcField.radius)
      put(sweep, ArcField.sweep)
      put(start, ArcField.start)
    case .roundedRect(let rect, let cornerRadius):
      put(.roundedRect)
      put(rect.origin.x, RoundedRectField.x)
      put(rect.origin.y, RoundedRectField.y)
      put(rect.size.width, RoundedRectField.width)
      put(rect.size.height, RoundedRectField.height)
      put(cornerRadius, RoundedRectField.cornerRadius)
    case .text(let slot, let center, let scale):
      put(.text)
      put(center.x, TextField.centerX)
      put(center.y, TextField.centerY)
      put(Double(slot), TextField.slot)
      put(scale, TextField.scale)
      put(0, LayerField.fifth)
    }
    put(Double(layer.clip), LayerField.clip)

    let last = drawn + Int(layer.id) * LayerField.stride
    var changes: UInt32 = 0
    for number in 0..<LayerField.changes.rawValue where last[number] != start[number] {
      last[number] = start[number]
      changes |= 1 << number
    }
    put(Double(changes), LayerField.changes)
    cursor = start + LayerField.stride
    cursor.pointee = 0
  }
}
