/// The properties that it shares with its PeekPop.
extension AppIcon {
  /// The control's options; a change takes effect with the next input.
  public var options: PeekOptions {
    get { peek.options }
    _modify { yield &peek.options }
  }
  /// The icon's frame on the screen, in points.
  public var bounds: Rect {
    get { peek.bounds }
    set { peek.bounds = newValue }
  }
  /// The visible part of the screen, in points, in the coordinate space of `bounds`. The menu stays inside it.
  public var viewport: Rect {
    get { peek.viewport }
    set { peek.viewport = newValue }
  }
  /// True if the person prefers reduced motion. Then nothing scales.
  public var reducesMotion: Bool {
    get { peek.reducesMotion }
    set { peek.reducesMotion = newValue }
  }
  /// The size in which to lay out all items of the menu together; see `PeekPop.previewContentSize`.
  public var previewContentSize: Size { peek.previewContentSize }
  /// The depth of the press, 0…1 of the sensor's range; 0 unless a contact is down.
  public var intention: Double { peek.intention }
  /// The source of the intention; `none` unless a contact is down.
  public var source: ForceSource { peek.source }
  /// True while a contact is down.
  public var hasContact: Bool { peek.hasContact }
  /// True while a contact is down that has opened the menu. Before, it may become a scroll.
  public var holdsScroll: Bool { peek.holdsScroll }
  /// True while the menu stays without a contact, until it closes or an item is chosen. A new contact does not change that.
  public var isLeftOpen: Bool { peek.isLeftOpen }
  /// True while a contact or a key is down, or the menu is shown.
  public var isEngaged: Bool { peek.isEngaged }
  /// True while it changes as time passes: holding counts, or something moves.
  public var needsFrame: Bool { peek.needsFrame }
  /// Infinite: unlike a PeekPop, an icon has no state that ends by itself.
  public var dueIn: Double { peek.dueIn }
}
