import PressureKit

/// How large the live content of a PeekPop is laid out, in points.
public struct PeekContentSizes: Equatable, Sendable {
  /// The preview; as it prefers, or as wide as `PeekPop.previewWidth` and most of what can be seen high. Never wider than
  /// there is room.
  public var preview: Size
  /// All its actions; no more than half of what can be seen high, where they scroll. Zero where it has none.
  public var actions: Size

  /// Takes what content prefers, 0 for no preference, where so much can be seen.
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

  /// Takes no content.
  public init() {
    preview = .zero
    actions = .zero
  }
}
