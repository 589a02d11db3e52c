/// The moving parts of a PeekPop's look, each as a function of time.
struct PeekMotion: Hashable, Sendable {
  var emergence = Emergence()
  /// The uncovered part of the actions, 0…1.
  var reveal = Animated(0.0)
  /// The growth of the preview into the content, 0…1.
  var growth = Animated(0.0)

  /// The time that the actions take to appear or disappear, in seconds.
  private static let revealing = 0.25
  /// The time that a popped preview grows before it disappears, in seconds: longer than a double click.
  static let growing = 0.375

  /// Lets the preview appear without its actions.
  mutating func appear(at now: Double) {
    reveal.set(0)
    growth.set(0)
    emergence.appear(at: now)
  }

  /// Uncovers the actions by an animation.
  mutating func uncover(at now: Double) {
    reveal.animate(to: 1, at: now, over: PeekMotion.revealing, curve: .easeOut)
  }

  /// Grows the preview with the force, 0…1 of the way to the pop: up to half of its growth in a pop.
  mutating func grow(with depth: Double) {
    growth.set(depth / 2)
  }

  /// Grows the preview into the content, from its current size.
  mutating func grow(at now: Double) {
    growth.animate(to: 1, at: now, over: PeekMotion.growing, curve: .easeOut)
  }

  /// Shrinks a preview that is left open to its original size.
  mutating func shrink(at now: Double) {
    growth.animate(to: 0, at: now, over: PeekMotion.revealing, curve: .easeOut)
  }

  /// True if anything still moves after a time on the control's clock.
  func isMoving(at now: Double) -> Bool {
    emergence.isMoving(at: now) || reveal.isMoving(at: now) || growth.isMoving(at: now)
  }
}

/// The place of a PeekPop's preview and actions: completely on the screen, and not under the finger.
struct PeekPlace: Hashable, Sendable {
  /// The frame of the preview.
  private(set) var preview: Rect
  /// The frame of the actions, below the preview.
  private(set) var actions: Rect

  /// The gap between the preview and its actions, in points.
  private static let gap = 10.0
  /// The distance of covered actions below their final place, in points.
  private static let rise = 24.0

  /// Places the preview beside the touch, at a distance of `clearance` points. `reveal`, 0…1, is the uncovered part of the
  /// actions. The preview moves up to make room for them. It begins or ends where `source` does, if there is one: a menu belongs
  /// to its icon.
  init(
    touch: Point, clearance: Double, source: Rect?, viewport: Rect, options: PeekOptions,
    reveal: Double
  ) {
    let room = viewport.inset(by: PeekPop.screenMargin)
    let extra = options.hasActions ? options.actionsSize.height + PeekPlace.gap : 0
    var wanted = options.previewSize
    wanted.height = min(wanted.height, room.size.height - extra)
    preview = Rect(of: wanted, beside: touch, clearance: clearance, in: room)
    if let source, preview.maxY <= source.minY || preview.minY >= source.maxY {
      let isLeft = source.center.x <= viewport.center.x
      preview.origin.x = isLeft ? source.minX : source.maxX - preview.size.width
      preview = preview.moved(into: room)
    }

    // A preview above the finger moves up by the actions' height, so they take its place. One below moves up only as far as the
    // actions lack room.
    let lift = preview.maxY <= touch.y ? extra : max(preview.maxY + extra - room.maxY, 0)
    preview.origin.y -= min(lift, preview.minY - room.minY) * reveal
    actions = Rect(
      x: max(room.minX, min(preview.minX, room.maxX - options.actionsSize.width)),
      y: preview.maxY + PeekPlace.gap + (1 - reveal) * PeekPlace.rise,
      width: options.actionsSize.width, height: options.actionsSize.height)
  }
}

extension PeekPop {
  /// The margin between a preview and the edges of the screen, in points.
  public static let screenMargin = 12.0
  /// The width of a preview without a preferred width, where there is room for it, in points.
  public static let previewWidth = 400.0
}
