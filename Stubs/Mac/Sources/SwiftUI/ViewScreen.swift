import AppKit

/// Here only: a view that shows a view of SwiftUI, as often as a test says.
///
/// What a view is made of is recognised by its place: the first view of AppKit at the first showing is the first at the
/// second, if it is of the same kind.
@MainActor
public final class ViewScreen {
  // A hosting view keeps the one that shows it.
  private weak var window: NSView?
  /// Whether there is something in it that is as large as it may be.
  var isFlexible = false
  private var places: [any Place] = []
  private var next = 0
  /// How many views wanted to be told that they are there, and were.
  private var appeared = 0
  private var nextAppearing = 0

  /// What is written on it, from top to bottom.
  public private(set) var texts: [String] = []
  /// The system's buttons on it, and what each does.
  public private(set) var buttons:
    [(title: String, isEnabled: Bool, press: @MainActor () -> Void)] = []
  /// What assistive technology can do with it.
  public private(set) var actions: [(kind: AccessibilityActionKind, perform: () -> Void)] = []

  public init(in window: NSView) {
    self.window = window
  }

  /// Makes what is new, updates what was there, takes away the rest.
  public func show(_ view: some View) {
    next = 0
    nextAppearing = 0
    texts = []
    buttons = []
    actions = []
    isFlexible = false
    view.show(on: self, in: EnvironmentValues())
    while places.count > next { takeAway(places.removeLast()) }
    appeared = nextAppearing
  }

  /// The views of AppKit, in order.
  public var views: [NSView] { places.map(\.nsView) }
  /// The first of them.
  public var view: NSView? { views.first }

  /// How large the first of them wants to be.
  @available(macOS 13.0, *)
  public func size(for proposal: ProposedViewSize) -> CGSize? { places.first?.size(for: proposal) }

  /// Tells a view that was not there before that it is.
  func appear(_ action: () -> Void) {
    nextAppearing += 1
    if nextAppearing > appeared { action() }
  }

  func write(_ text: String) { texts.append(text) }

  /// Adds a button. Its title is the text of its label.
  func add(
    button label: some View, in environment: EnvironmentValues,
    _ press: @escaping @MainActor () -> Void
  ) {
    let count = texts.count
    label.show(on: self, in: environment)
    let title = texts[count...].joined(separator: " ")
    texts.removeSubrange(count...)
    buttons.append((title, environment.isEnabled, press))
  }

  func add(action kind: AccessibilityActionKind, _ perform: @escaping () -> Void) {
    actions.append((kind, perform))
  }

  func show<Shown: NSViewRepresentable>(_ shown: Shown, in environment: EnvironmentValues) {
    place { ViewPlace(shown, in: environment) }.update(to: shown, in: environment)
  }

  func show<Shown: NSViewControllerRepresentable>(
    _ shown: Shown, in environment: EnvironmentValues
  ) {
    place { ControllerPlace(shown, in: environment) }.update(to: shown, in: environment)
  }

  /// The next place: as it was, or made.
  private func place<Found: Place>(_ make: () -> Found) -> Found {
    defer { next += 1 }
    if next < places.count {
      if let place = places[next] as? Found { return place }
      takeAway(places.remove(at: next))
    }
    let place = make()
    places.insert(place, at: next)
    window?.addSubview(place.nsView)
    return place
  }

  private func takeAway(_ place: any Place) {
    place.nsView.removeFromSuperview()
    place.dismantle()
  }
}
