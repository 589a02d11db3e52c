import AppKit

/// Here only: shows a SwiftUI view in an AppKit view each time that a test asks for it.
///
/// AppKit views keep their identity by position: an update reuses the view at a position if it has the same type.
@MainActor
public final class ViewScreen {
  // Weak, because a hosting view retains its screen.
  private weak var window: NSView?
  /// True if the content includes a view that fills the available space.
  var isFlexible = false
  private var places: [any Place] = []
  private var next = 0
  /// The number of views whose `onAppear` action has run.
  private var appeared = 0
  private var nextAppearing = 0

  /// The shown texts, from top to bottom.
  public private(set) var texts: [String] = []
  /// The shown system buttons with their actions.
  public private(set) var buttons:
    [(title: String, isEnabled: Bool, press: @MainActor () -> Void)] = []
  /// The accessibility actions of the content.
  public private(set) var actions: [(kind: AccessibilityActionKind, perform: () -> Void)] = []

  public init(in window: NSView) {
    self.window = window
  }

  /// Shows a view: creates new AppKit views, updates existing ones and removes the others.
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

  /// Removes all AppKit views.
  public func clear() {
    while let place = places.popLast() { takeAway(place) }
  }

  /// The AppKit views, in order.
  public var views: [NSView] { places.map(\.nsView) }
  /// The first AppKit view.
  public var view: NSView? { views.first }

  /// Returns the size of the first AppKit view for a proposal.
  @available(macOS 13.0, *)
  public func size(for proposal: ProposedViewSize) -> CGSize? { places.first?.size(for: proposal) }

  /// Runs an `onAppear` action if its view was not shown before.
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

  /// Returns the next place, reused if it has the same type.
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
