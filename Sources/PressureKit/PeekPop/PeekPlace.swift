/// Where a PeekPop's preview and its actions are: wholly on screen, and not under the finger.
struct PeekPlace: Equatable, Sendable {
  /// Where the preview is.
  private(set) var preview: Rect
  /// Where the actions are, below it.
  private(set) var actions: Rect

  /// Between the edges of the screen and the preview, in points.
  private static let margin = 12.0
  /// Between the preview and its actions, in points.
  private static let gap = 10.0
  /// How far below their place the actions are while they are covered, in points.
  private static let rise = 24.0

  /// Puts the preview, as far off as `clearance` in points, above the finger if it fits there, else below, else beside it, and where it fits
  /// nowhere, as large as it can be where most of it can be seen. `reveal`, 0…1, is how much of the
  /// actions is uncovered: the preview moves up for them.
  init(touch: Point, clearance: Double, viewport: Rect, options: PeekOptions, reveal: Double) {
    let room = viewport.inset(by: PeekPlace.margin)
    let extra = options.hasActions ? options.actionsSize.height + PeekPlace.gap : 0
    let wanted = options.previewSize.limited(
      to: Size(width: room.size.width, height: room.size.height - extra))
    preview = Rect(
      of: wanted, beside: touch, clearance: clearance, in: room)

    var lifted = preview
    lifted.size.height += extra
    // Above the finger the actions take the place of the preview, which goes up.
    if preview.maxY <= touch.y { lifted.origin.y -= extra }
    preview.origin.y = preview.minY.interpolated(to: lifted.moved(into: room).minY, at: reveal)
    actions = Rect(
      center: Point(x: preview.center.x, y: 0), size: options.actionsSize
    ).moved(into: room)
    actions.origin.y = preview.maxY + PeekPlace.gap + (1 - reveal) * PeekPlace.rise
  }
}
