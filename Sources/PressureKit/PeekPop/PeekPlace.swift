/// Where a PeekPop's preview and its actions are: wholly on screen, and not under the finger.
struct PeekPlace: Hashable, Sendable {
  /// Where the preview is.
  private(set) var preview: Rect
  /// Where the actions are, below it.
  private(set) var actions: Rect

  /// Between the preview and its actions, in points.
  private static let gap = 10.0
  /// How far below their place the actions are while they are covered, in points.
  private static let rise = 24.0

  /// Puts the preview beside the touch, as far off as `clearance` in points. `reveal`, 0…1, is how much
  /// of the actions is uncovered: the preview moves up for them.
  init(touch: Point, clearance: Double, viewport: Rect, options: PeekOptions, reveal: Double) {
    let room = viewport.inset(by: PeekPop.screenMargin)
    let extra = options.hasActions ? options.actionsSize.height + PeekPlace.gap : 0
    var wanted = options.previewSize
    wanted.height = min(wanted.height, room.size.height - extra)
    preview = Rect(of: wanted, beside: touch, clearance: clearance, in: room)

    // Above the finger the actions take the place of the preview, which goes up; below, where there
    // is no room for them.
    let lift = preview.maxY <= touch.y ? extra : max(preview.maxY + extra - room.maxY, 0)
    preview.origin.y -= min(lift, preview.minY - room.minY) * reveal
    actions = Rect(
      x: max(room.minX, min(preview.minX, room.maxX - options.actionsSize.width)),
      y: preview.maxY + PeekPlace.gap + (1 - reveal) * PeekPlace.rise,
      width: options.actionsSize.width, height: options.actionsSize.height)
  }
}

extension PeekPop {
  /// Between the edges of the screen and a preview, in points.
  public static let screenMargin = 12.0
  /// How wide a preview is that does not say how wide it wants to be, where there is room, in points.
  public static let previewWidth = 400.0
}
