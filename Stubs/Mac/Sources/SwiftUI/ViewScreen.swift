import AppKit

/// Here only: a view that shows a view of SwiftUI, as often as a test says.
///
/// What a view is made of is recognised by its place: the first view of AppKit at the first showing is the first at the
/// second, if it is of the same kind.
@MainActor
public final class ViewScreen {
  private let window: NSView
  private var places: [any Place] = []
  private var next = 0

  /// What is written on it, from top to bottom.
  public private(set) var texts: [String] = []
  /// The system's buttons on it, and what each does.
  public private(set) var buttons:
    [(title: String, isEnabled: Bool, press: @MainActor () -> Void)] = []

  public init(in window: NSView) {
    self.window = window
  }

  /// Makes what is new, updates what was there, takes away the rest.
  public func show(_ view: some View) {
    next = 0
    texts = []
    buttons = []
    view.show(on: self, in: EnvironmentValues())
    while places.count > next { places.removeLast().nsView.removeFromSuperview() }
  }

  /// The views of AppKit, in order.
  public var views: [NSView] { places.map(\.nsView) }
  /// The first of them.
  public var view: NSView? { views.first }

  /// How large the first of them wants to be.
  @available(macOS 13.0, *)
  public func size(for proposal: ProposedViewSize) -> CGSize? { places.first?.size(for: proposal) }

  func write(_ text: String) { texts.append(text) }

  func add(button title: String, isEnabled: Bool, _ press: @escaping @MainActor () -> Void) {
    buttons.append((title, isEnabled, press))
  }

  func show<Shown: NSViewRepresentable>(_ shown: Shown, in environment: EnvironmentValues) {
    if next == places.count {
      insert(ViewPlace(shown, in: environment))
    } else if !(places[next] is ViewPlace<Shown>) {
      places.remove(at: next).nsView.removeFromSuperview()
      insert(ViewPlace(shown, in: environment))
    }
    (places[next] as? ViewPlace<Shown>)?.update(to: shown, in: environment)
    next += 1
  }

  private func insert(_ place: any Place) {
    places.insert(place, at: next)
    window.addSubview(place.nsView)
  }
}
