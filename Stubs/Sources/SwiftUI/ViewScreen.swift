import UIKit

/// Here only: a window that shows a view of SwiftUI, as often as a test says.
///
/// What a view is made of is recognised by its place: the first view of UIKit at the first showing is the
/// first at the second.
@MainActor
public final class ViewScreen {
  private var places: [any Place] = []
  private var next = 0
  private let window: UIView
  /// Whether there is something in it that is as large as it may be.
  var isFlexible = false

  /// What SwiftUI says is not supported, and did not do.
  public static var faults: [String] = []

  public init(in window: UIView) {
    self.window = window
  }

  /// Makes what is new, updates what was there, dismantles the rest.
  public func show(_ view: some View) {
    next = 0
    isFlexible = false
    view.show(on: self, in: EnvironmentValues())
    while places.count > next { places.removeLast().dismantle() }
  }

  /// Dismantles all.
  public func clear() {
    while let place = places.popLast() { place.dismantle() }
  }

  /// The views of UIKit, in order.
  public var views: [UIView] { places.map(\.uiView) }

  /// How large the view at a place wants to be.
  @available(iOS 16.0, *)
  public func size(at index: Int = 0, for proposal: ProposedViewSize) -> CGSize? {
    places[index].size(for: proposal)
  }

  func show<Shown: UIViewRepresentable>(_ shown: Shown, in environment: EnvironmentValues) {
    place { ViewPlace(shown, in: environment) }.update(to: shown, in: environment)
  }

  func show<Shown: UIViewControllerRepresentable>(
    _ shown: Shown, in environment: EnvironmentValues
  ) {
    place { ControllerPlace(shown, in: environment) }.update(to: shown, in: environment)
  }

  /// The next place: as it was, or made.
  private func place<Found: Place>(_ make: () -> Found) -> Found {
    if next == places.count {
      places.append(make())
      let view = places[next].uiView
      if let hosting = window as? HostingView {
        hosting.host(view)
      } else {
        window.addSubview(view)
      }
    }
    guard let place = places[next] as? Found else {
      fatalError("Another view is at place \(next)")
    }
    next += 1
    return place
  }
}
