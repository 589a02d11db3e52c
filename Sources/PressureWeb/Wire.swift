// What the engine and the script say to each other by number: `script/generate` writes Web/wire.js from these declarations,
// by which the engine itself reads and writes.

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
  /// Which of those above are others than when the control last drew this layer: a bit for each, from the lowest.
  case changes

  /// How many there are.
  package static let stride = LayerField.changes.rawValue + 1
}

/// What a layer draws.
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

/// What a status says of a control with one bit each, above those of `StatusBits`.
package enum StatusBit: Int32, CaseIterable {
  case hasContact = 64
  /// Whether it waits for the rest of a protocol.
  case isEngaged = 128
  case needsFrame = 256
  /// Whether the contact's moves are the control's, and scroll nothing.
  case holdsScroll = 512
  /// Whether something stays over the page without a contact.
  case isLeftOpen = 1024
}

/// What `input` feeds, and what its value says.
package enum InputKind: Int32, CaseIterable {
  /// Time that passed.
  case passing
  case activation
  /// A `KeySample.Phase`.
  case key
  /// An `Interruption`.
  case interruption
  /// Whether it is enabled.
  case enabling
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
