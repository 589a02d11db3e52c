import PressureKit
import PressureTesting

/// A control whose states, and further moments, have pictures. The documentation shows them, and the tests of each host compare
/// its sink with the same scenes.
package protocol PicturedControl: DeclaredControl {
  /// The inputs that lead to each moment, and a description of its picture.
  static var pictures: PictureSetup<Self> { get }
  /// Further looks of the control by their names, each with pictures of its own; empty by default.
  static var looks: [(name: String, pictures: PictureSetup<Self>)] { get }
}

extension PicturedControl {
  package static var looks: [(name: String, pictures: PictureSetup<Self>)] { [] }
}

/// The setup for a control's pictures.
package struct PictureSetup<C: DeclaredControl>: Sendable {
  /// The part of the page that a picture shows, in points.
  var frame: Rect
  /// Places the control at rest.
  var place: @Sendable (inout C) -> Void
  /// Sets the colours for a dark page.
  var darken: @Sendable (inout C.Options.Palette) -> Void
  /// Returns texts that replace those of the control's declaration, by slot.
  var texts: @Sendable (C) -> [UInt8: String]
  /// The sizes of texts that the control's declaration does not measure.
  var sizes: [(of: C.Options.Measured, size: Size)]
  /// The size of its texts, in points.
  var fontSize: Double
  /// The moments with pictures: one for each state, in the order of the states, then further ones.
  var moments: [Moment]

  /// Makes a setup. By default a dark page has the colours of a light one, texts are 15 points high, and only states have
  /// pictures. `reach` brings a control into a state.
  package init(
    frame: Rect, place: @escaping @Sendable (inout C) -> Void,
    darken: @escaping @Sendable (inout C.Options.Palette) -> Void = { _ in },
    texts: @escaping @Sendable (C) -> [UInt8: String] = { _ in [:] },
    sizes: [(of: C.Options.Measured, size: Size)] = [], fontSize: Double = 15,
    moments: [Moment] = [], reach: @escaping @Sendable (C.State, VirtualFinger<C>) -> String
  ) {
    self.frame = frame
    self.place = place
    self.darken = darken
    self.texts = texts
    self.sizes = sizes
    self.fontSize = fontSize
    self.moments =
      C.State.allCases.map { state in Moment(nil, in: state) { reach(state, $0) } } + moments
  }

  /// A moment of a control, with a picture.
  package struct Moment: Sendable {
    /// A name for the picture; nil if it is the picture of the state.
    var name: String?
    /// The state at the moment.
    var state: C.State
    /// Feeds inputs that bring a control from rest to the moment. Returns a description for readers without the picture.
    var reach: @Sendable (VirtualFinger<C>) -> String

    /// Makes a moment.
    package init(
      _ name: String?, in state: C.State, reach: @escaping @Sendable (VirtualFinger<C>) -> String
    ) {
      self.name = name
      self.state = state
      self.reach = reach
    }
  }
}
