/// What it shares with the peek that it is.
extension AppIcon {
  /// The options it was made with; a change holds from the next input on.
  public var options: PeekOptions {
    get { peek.options }
    _modify { yield &peek.options }
  }
  /// Where the icon is on the screen, in points.
  public var bounds: Rect {
    get { peek.bounds }
    set { peek.bounds = newValue }
  }
  /// What of the screen can be seen, in points, in the space of `bounds`: the menu stays inside.
  public var viewport: Rect {
    get { peek.viewport }
    set { peek.viewport = newValue }
  }
  /// Whether the person asked for less motion: then nothing scales.
  public var reducesMotion: Bool {
    get { peek.reducesMotion }
    set { peek.reducesMotion = newValue }
  }
  /// How large the menu's items are to be laid out together: see `PeekPop.previewContentSize`.
  public var previewContentSize: Size { peek.previewContentSize }
  /// How deep the press is, 0…1 of the sensor's range; 0 unless a contact is down.
  public var intention: Double { peek.intention }
  /// The source of the intention; `none` unless a contact is down.
  public var source: ForceSource { peek.source }
  /// Whether a contact is down.
  public var hasContact: Bool { peek.hasContact }
  /// Whether a contact that is down has opened the menu: before, it may become a scroll.
  public var holdsScroll: Bool { peek.holdsScroll }
  /// Whether the menu stays without a contact, until it closes or one is chosen; a contact that comes
  /// down meanwhile does not change that.
  public var isLeftOpen: Bool { peek.isLeftOpen }
  /// Whether a contact or a key is down, or a menu to be seen.
  public var isEngaged: Bool { peek.isEngaged }
  /// Whether it changes by itself: while patience counts, or something moves.
  public var needsFrame: Bool { peek.needsFrame }
  /// How long it still takes no press after a choice, in seconds; infinite at any other time.
  public var dueIn: Double { peek.dueIn }
}
