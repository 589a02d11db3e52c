import PressureKit
import PressureTesting

/// A control whose states have pictures. The documentation shows them, and the tests of each host compare its sink with the
/// same scenes.
package protocol PicturedControl: DeclaredControl {
  /// The way to each of its states, and what a picture of it shows.
  static var pictures: PictureSetup<Self> { get }
}

/// How the pictures of a control's states are made.
package struct PictureSetup<C: DeclaredControl>: Sendable {
  /// The part of the page that a picture shows, in points.
  var frame: Rect
  /// Places the control at rest.
  var place: @Sendable (inout C) -> Void
  /// Gives it the colours of a dark page.
  var darken: @Sendable (inout C.Options.Palette) -> Void
  /// Returns texts that are not those of the control's declaration, by slot.
  var texts: @Sendable (C) -> [UInt8: String]
  /// The size of its texts, in points.
  var fontSize: Double
  /// Brings a control at rest into a state by inputs. Returns what a person then sees, for readers without the picture.
  var reach: @Sendable (C.State, VirtualFinger<C>) -> String

  /// Makes a setup; by default the colours of a dark page are those of a light one, and texts are 15 points high.
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
