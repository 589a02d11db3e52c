/// The menu behind an app's icon: press to open it, slide to an action and lift to choose it.
///
///     level above 0.075 of the sensor's range idle → hint    everything else recedes
///     level above 0.20                        hint → open    the menu is there
///     it lifts on an item                     open → idle    that one is chosen: its act, once
///     it lifts elsewhere                      open           the menu stays, to be tapped on
///     it lifts before the menu was there      → idle         a tap launches: `launch`, once
///
/// Without a sensor, holding for half a second opens. By key or assistive technology an activation
/// launches, `open(at:)` opens the menu and `choose(_:at:)` chooses. A tap outside, or a cancel, closes.
///
/// It is a PeekPop whose preview is the menu, and that never pops by force.
public struct AppIcon: DeclaredControl, NormalizableControl {
  /// Where a press is; the states have the numbers of a PeekPop's.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Nothing is to be seen of it. → `hint`: pressed harder than a touch, or held. → `open`: asked to.
    case idle
    /// Everything else recedes. → `open`: the press is deep. → `idle`: it lifted and launched, the
    /// force fell, or it was cancelled.
    case hint
    /// The menu is there. → `idle`: chosen from, closed or cancelled.
    case open
  }

  /// What it is for. At most once a press.
  public enum Act: RawRepresentable, Hashable, Sendable {
    /// The app is to be launched, without an action.
    case launch
    /// An item was chosen, 1…`mostItems`.
    case item(Int)

    /// The act of a code: 0 for `launch`, or the number of the item.
    public init?(rawValue: UInt8) {
      if rawValue > AppIcon.mostItems { return nil }
      self = rawValue == 0 ? .launch : .item(Int(rawValue))
    }

    /// Its code.
    public var rawValue: UInt8 {
      switch self {
      case .launch: 0
      case .item(let item): UInt8(clamping: item)
      }
    }
  }
  /// It has no text of its own.
  public typealias Label = Nothing

  var peek: PeekPop

  /// At most so many actions are shown, as on a home screen.
  public static let mostItems = 4

  /// How many items it has, 0…`mostItems`; 0 by default. Without any it opens nothing, and lifting
  /// launches however hard the press was.
  public var itemCount = 0 {
    didSet {
      itemCount = min(max(itemCount, 0), AppIcon.mostItems)
      peek.traits.hasContent = itemCount > 0
    }
  }

  /// Where it is in its protocol.
  public var state: State { State(rawValue: peek.state.rawValue) ?? .idle }

  /// Makes one at rest; of the options, those about popping mean nothing, and the preview's size is the
  /// menu's.
  public init(
    options: PeekOptions = PeekOptions(), bounds: Rect = Rect(x: 0, y: 0, width: 60, height: 60),
    viewport: Rect = .unbounded
  ) {
    // What is chosen from the menu is the control's to say.
    let traits = PeekTraits(hasContent: false, stays: true, leadsOn: false, isAtContact: false)
    peek = PeekPop(options: options, bounds: bounds, viewport: viewport, traits: traits)
  }

  /// The item under the contact that is down, counted from 1; 0 for none.
  public var highlighted: Int { peek.hasContact ? item(at: peek.press.position) : 0 }

  /// The item of the open menu at a place, counted from 1; 0 for none.
  @inline(never)  // it is larger than a call
  func item(at position: Point) -> Int {
    let menu = peek.place.preview
    guard state == .open, menu.contains(position) else { return 0 }
    let row = Int(position.y.part(from: menu.minY, to: menu.maxY) * Double(itemCount))
    return min(row + 1, itemCount)
  }
}
