/// The menu behind an app's icon: press to open it, slide to an item, and lift to choose it.
///
///     level above 0.075 of the sensor's range idle → hint    everything else recedes
///     level above 0.20                        hint → open    the menu appears
///     it lifts on an item                     open → idle    the item is chosen: its act, once
///     it lifts elsewhere                      open           the menu stays, and items can be tapped
///     it lifts before the menu appeared       → idle         a tap launches: `launch`, once
///
/// Without a sensor, holding for half a second opens the menu. By key or assistive technology, an activation launches,
/// `open(at:)` opens the menu, and `choose(_:at:)` chooses an item. A tap outside the menu or a cancelled contact closes it.
///
/// It is a PeekPop whose preview is the menu, and which force never pops.
public struct AppIcon: DeclaredControl, NormalizableControl {
  /// The states of a press, with the numbers of the states of a PeekPop.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Only the icon is shown. → `hint`: pressed harder than a touch, or held. → `open`: pressed deep at once, or opened by
    /// `open(at:)`.
    case idle
    /// Everything else recedes. → `open`: the press is deep. → `idle`: it lifted and launched, the force fell, or it was
    /// cancelled.
    case hint
    /// The menu is shown. → `idle`: an item was chosen, or the menu was closed or cancelled.
    case open
  }

  /// The acts of an AppIcon. At most one per press.
  public enum Act: RawRepresentable, Hashable, Sendable {
    /// The host launches the app, without an action.
    case launch
    /// An item was chosen, 1…`mostItems`.
    case item(Int)

    /// Decodes an act: 0 is `launch`, other numbers are items.
    public init?(rawValue: UInt8) {
      if rawValue > AppIcon.mostItems { return nil }
      self = rawValue == 0 ? .launch : .item(Int(rawValue))
    }

    /// The act's code.
    public var rawValue: UInt8 {
      switch self {
      case .launch: 0
      case .item(let item): UInt8(clamping: item)
      }
    }
  }
  /// It has no texts.
  public typealias Label = Nothing

  /// True: contacts press the menu.
  public static var opensContent: Bool { true }

  var peek: PeekPop

  /// The most items that are shown, as on a home screen.
  public static let mostItems = 4

  /// The number of items, 0…`mostItems`; 0 by default. Without items it opens no menu, and a lift launches however hard the
  /// press was.
  public var itemCount = 0 {
    didSet {
      itemCount = min(max(itemCount, 0), AppIcon.mostItems)
      peek.traits.hasContent = itemCount > 0
    }
  }

  /// The current state.
  public var state: State { State(rawValue: peek.state.rawValue) ?? .idle }

  /// Makes a control at rest. The option for popping has no effect, and the preview's size is that of the menu.
  public init(
    options: PeekOptions = PeekOptions(), bounds: Rect = Rect(x: 0, y: 0, width: 60, height: 60),
    viewport: Rect = .unbounded
  ) {
    // `leadsOn` is false, because `feed` handles a lift on an item of the menu.
    let traits = PeekTraits(hasContent: false, stays: true, leadsOn: false, isAtContact: false)
    peek = PeekPop(options: options, bounds: bounds, viewport: viewport, traits: traits)
  }

  /// The item under the contact that is down, counted from 1; 0 without an item there.
  public var highlighted: Int { peek.hasContact ? item(at: peek.press.position) : 0 }

  /// Returns the item of the open menu at a position, counted from 1; 0 without an item there.
  @inline(never)  // larger than a call
  func item(at position: Point) -> Int {
    let menu = peek.place.preview
    guard state == .open, menu.contains(position) else { return 0 }
    let row = Int(position.y.part(from: menu.minY, to: menu.maxY) * Double(itemCount))
    return min(row + 1, itemCount)
  }
}
