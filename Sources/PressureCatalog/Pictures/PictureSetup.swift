import PressureKit
import PressureTesting

/// A control whose states have pictures. The documentation shows them, and the tests of each host compare its sink with the
/// same scenes.
package protocol PicturedControl: DeclaredControl {
  /// The inputs that lead to each state, and a description of its picture.
  static var pictures: PictureSetup<Self> { get }
  /// Further looks of the control by their names, each with pictures of its own; empty by default.
  static var looks: [(name: String, pictures: PictureSetup<Self>)] { get }
}

extension PicturedControl {
  package static var looks: [(name: String, pictures: PictureSetup<Self>)] { [] }
}

/// The setup for the pictures of a control's states.
package struct PictureSetup<C: DeclaredControl>: Sendable {
  /// The part of the page that a picture shows, in points.
  var frame: Rect
  /// Places the control at rest.
  var place: @Sendable (inout C) -> Void
  /// Sets the colours for a dark page.
  var darken: @Sendable (inout C.Options.Palette) -> Void
  /// Returns texts that replace those of the control's declaration, by slot.
  var texts: @Sendable (C) -> [UInt8: String]
  /// The size of its texts, in points.
  var fontSize: Double
  /// Feeds inputs that bring a control from rest into a state. Returns a description for readers without the picture.
  var reach: @Sendable (C.State, VirtualFinger<C>) -> String

  /// Makes a setup. By default a dark page has the colours of a light one, and texts are 15 points high.
  package init(
    frame: Rect, place: @escaping @Sendable (inout C) -> Void,
    darken: @escaping @Sendable (inout C.Options.Palette) -> Void = { _ in },
    texts: @escaping @Sendable (C) -> [UInt8: String] = { _ in [:] }, fontSize: Double = 15,
    reach: @escaping @Sendable (C.State, VirtualFinger<C>) -> String
  ) {
    self.frame = frame
    self.place = place
    self.darken = darken
    self.texts = texts
    self.fontSize = fontSize
    self.reach = reach
  }
}
