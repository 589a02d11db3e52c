/// The parts of a PeekPop's look that move, each as a function of time.
struct PeekMotion: Hashable, Sendable {
  var emergence = Emergence()
  /// How much of the actions is uncovered, 0…1.
  var reveal = Animated(0.0)
  /// How far the preview has grown into the content, 0…1.
  var growth = Animated(0.0)

  /// The actions come and go in this many seconds.
  private static let revealing = 0.25
  /// The preview grows for this many seconds before it goes: longer than a double click takes.
  static let growing = 0.375

  /// The preview comes, without its actions.
  mutating func appear(at now: Double) {
    reveal.set(0)
    growth.set(0)
    emergence.appear(at: now)
  }

  /// The actions come by themselves.
  mutating func uncover(at now: Double) {
    reveal.animate(to: 1, at: now, over: PeekMotion.revealing, curve: .easeOut)
  }

  /// The preview grows with the force, 0…1 of the way to the pop: half of what the pop makes of it.
  mutating func grow(with depth: Double) {
    growth.set(depth / 2)
  }

  /// The preview becomes the content, from as large as the force has made it.
  mutating func grow(at now: Double) {
    growth.animate(to: 1, at: now, over: PeekMotion.growing, curve: .easeOut)
  }

  /// The preview is left open, as large as it came.
  mutating func shrink(at now: Double) {
    growth.animate(to: 0, at: now, over: PeekMotion.revealing, curve: .easeOut)
  }

  /// Whether any of it still moves after a time on the control's clock.
  func isMoving(at now: Double) -> Bool {
    emergence.isMoving(at: now) || reveal.isMoving(at: now) || growth.isMoving(at: now)
  }
}

/// The place of a PeekPop's preview and actions: wholly on screen, and not under the finger.
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
