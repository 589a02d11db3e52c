import PressureKit

/// The sizes at which the live content of a PeekPop is laid out, in points.
public struct PeekContentSizes: Equatable, Sendable {
  /// The size of the preview: its preferred size, or else `PeekPop.previewWidth` and three quarters of the viewport's
  /// height. It is never wider than the room on the screen.
  public var preview: Size
  /// The size of all actions; zero without actions. The height is at most half of the viewport's: more actions scroll.
  public var actions: Size

  /// Fits the preferred sizes of the content, 0 for no preference, into a viewport.
  public init(preview wanted: Size, actions list: Size?, in viewport: Rect) {
    let room = max(viewport.size.width - 2 * PeekPop.screenMargin, 0)
    preview = Size(
      width: min(wanted.width > 0 ? wanted.width : PeekPop.previewWidth, room),
      height: wanted.height > 0 ? wanted.height : viewport.size.height * 0.75)
    actions =
      list.map { list in
        Size(width: min(list.width, room), height: min(list.height, viewport.size.height / 2))
      } ?? .zero
  }

  /// Makes the sizes of no content.
  public init() {
    preview = .zero
    actions = .zero
  }
}
