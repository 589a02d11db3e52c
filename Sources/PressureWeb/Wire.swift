// The numbers that the engine and the script of a page exchange, and the buffers that hold them. `script/generate` writes
// Web/wire.js from these declarations.

import PressureKit

/// The numbers of a layer in the scene buffer, in this order.
package enum LayerField: Int, CaseIterable {
  /// One of `Layer.ids`; 0 marks the end of a scene.
  case id
  /// A `ShapeCode`.
  case shape
  case opacity, lineWidth
  case fillRed, fillGreen, fillBlue, fillAlpha
  case strokeRed, strokeGreen, strokeBlue, strokeAlpha
  /// The seven numbers that depend on the shape, as in `ArcField`, `RoundedRectField`, `TextField` and `AngleField`; 0 if a
  /// shape has fewer.
  case first, second, third, fourth, fifth, sixth, seventh
  /// The id of the layer that clips this one, or 0.
  case clip
  /// A bit for each number above that changed since the control last drew this layer; the lowest bit is the first number.
  case changes

  /// The count of a layer's numbers.
  package static let stride = LayerField.changes.rawValue + 1
}

/// The shape of a layer.
package enum ShapeCode: Int, CaseIterable {
  case arc, roundedRect, text, angle
}

/// A number that only layers of one shape have.
package protocol ShapeField: RawRepresentable<Int>, CaseIterable {}

extension ShapeField {
  /// The position among the numbers of a layer.
  package var position: Int { LayerField.first.rawValue + rawValue }
}

package enum ArcField: Int, ShapeField {
  case centerX, centerY, radius, sweep, start
}

package enum RoundedRectField: Int, ShapeField {
  case x, y, width, height, cornerRadius
}

package enum TextField: Int, ShapeField {
  case centerX, centerY, slot, scale
}

package enum AngleField: Int, ShapeField {
  case startX, startY, cornerX, cornerY, endX, endY, part
}

/// The bits of a control's status.
package enum StatusBits {
  /// The state's bits, which are the lowest.
  package static let state: Int32 = 15
  /// The position of the source's lowest bit. The source is a `ForceSource`.
  package static let sourceShift: Int32 = 4
  /// The bits of the source, after shifting.
  package static let source: Int32 = 3
  /// The bits while a contact without force is held back: for the page it is a contact that is down.
  static let undecided =
    StatusBit.hasContact.rawValue | StatusBit.isEngaged.rawValue | StatusBit.needsFrame.rawValue
}

/// The true-or-false bits of a status, above those of `StatusBits`.
package enum StatusBit: Int32, CaseIterable {
  case hasContact = 64
  /// The control waits for the rest of a protocol.
  case isEngaged = 128
  case needsFrame = 256
  /// The contact's moves belong to the control and do not scroll.
  case holdsScroll = 512
  /// The control leaves something open over the page without a contact.
  case isLeftOpen = 1024
  /// The last input caused events.
  case hasEvents = 2048
  /// The click of the last contact or key is an activation.
  case clickActivates = 4096
  /// The control has acted since the last contact began.
  case hasActed = 8192
  /// The page tells where the press begins, before it takes the events; see `HostedPress.asksForPlace`.
  case asksForPlace = 16384
}

/// The kinds of `input`. The comment of each describes its value, if it has one.
package enum InputKind: Int32, CaseIterable {
  /// Time passed.
  case passing
  case activation
  /// A `KeySample`: its phase, its key times `keyScale`, and `modifiedKey` unless it is plain.
  case key
  /// An `Interruption`.
  case interruption
  /// 1 if the control is enabled, 0 if it is disabled.
  case enabling
  /// Opens the control's content without a press, and leaves it open: by key, assistive technology or script.
  case opening
  /// Opens the control's content, or closes it if it is left open.
  case toggling
  /// An activation by a key elsewhere, as Enter in a field of the form.
  case asking
  /// The person saw nothing of the control until now.
  case unseen
}

/// Numbers with a special meaning.
package enum SpecialNumber {
  /// A force's maximum: unknown, because only a fraction of it is reported.
  package static let unknownMaximum = 0.0
  /// A simulated force: none, because the contact's own force counts.
  package static let notSimulated = -1.0
  /// An option of all controls: 1 if the person prefers reduced motion.
  package static let reducesMotion: UInt8 = 255
  /// The factor of a key in the value of an input.
  package static let keyScale: UInt8 = 4
  /// The part of an input's value that marks a key with a modifier.
  package static let modifiedKey: UInt8 = 16
  /// A call's action: there is none.
  package static let noAction: Int32 = -2
  /// A call's action: the app does not know it. JavaScript's `indexOf` returns this number.
  package static let unknownAction: Int32 = -1
}

/// The values that a page reads from a control, in the order of Web/wire.js.
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
  var isSimulated = 0.0
  var contentWidth = 0.0
  var contentHeight = 0.0
  /// The area that the control asks about; its width is 0 if it asks nothing.
  var areaX = 0.0
  var areaY = 0.0
  var areaWidth = 0.0
  var areaHeight = 0.0
  /// The part of the control that the contact hit with which the press began, in units of the control's width and height; not a
  /// number without a contact.
  var partX = 0.0
  var partY = 0.0
  /// The place among the presses of the page; see `HostedPress.rank`.
  var rank = 0.0
}

extension Readings {
  /// Readings of 0.
  package static var none: Readings { Readings() }
}

/// The sink of a page: it writes a frame as numbers into memory that JavaScript reads.
///
/// Each layer consists of the 32-bit numbers of `LayerField`. A 0 follows the last layer.
package struct SceneBuffer: SceneSink {
  /// One for each possible id of a layer, and one for 0, which is not an id.
  private static let capacity = Int(Layer.ids.upperBound) + 1
  static let size = LayerField.stride * capacity
  /// The position of the control's intention, behind the layers and the 0.
  package static let intention = size + 1

  // It is never released: there is only one, and JavaScript keeps its address.
  let numbers = allocatePages(for: size * 4 + 8).bindMemory(to: Float.self).baseAddress!
  private var cursor: UnsafeMutablePointer<Float>
  private var drawn: UnsafeMutablePointer<Float>

  init() {
    cursor = numbers
    drawn = numbers
  }

  /// Starts the next frame of a control. `drawn` has the layers that the control drew last, each at its id.
  mutating func begin(over drawn: UnsafeMutablePointer<Float>) {
    numbers[0] = 0
    cursor = numbers
    self.drawn = drawn
  }

  package mutating func add(_ layer: Layer) {
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
    for field in LayerField.first.rawValue...LayerField.seventh.rawValue { start[field] = 0 }
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
    case .angle(let from, let corner, let end, let part):
      put(.angle)
      put(from.x, AngleField.startX)
      put(from.y, AngleField.startY)
      put(corner.x, AngleField.cornerX)
      put(corner.y, AngleField.cornerY)
      put(end.x, AngleField.endX)
      put(end.y, AngleField.endY)
      put(part, AngleField.part)
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
