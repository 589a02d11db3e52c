import UIKit

/// Here only: shows a SwiftUI view in a window each time that a test asks for it.
///
/// UIKit views are matched by their position: the first one stays the first one when the view is shown again.
@MainActor
public final class ViewScreen {
  private var places: [any Place] = []
  private var next = 0
  private let window: UIView
  /// True if the content takes any size that it is offered, as a `Color` does.
  var isFlexible = false

  /// The unsupported calls that SwiftUI would log and ignore.
  public static var faults: [String] = []

  public init(in window: UIView) {
    self.window = window
  }

  /// Shows a view: makes new UIKit views, updates known ones, and dismantles the rest.
  public func show(_ view: some View) {
    next = 0
    isFlexible = false
    view.show(on: self, in: EnvironmentValues())
    while places.count > next { places.removeLast().dismantle() }
  }

  /// Dismantles all UIKit views.
  public func clear() {
    while let place = places.popLast() { place.dismantle() }
  }

  /// The UIKit views, in order.
  public var views: [UIView] { places.map(\.uiView) }

  /// Returns the size that the view at an index wants; nil if it leaves the size to SwiftUI.
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

  /// Returns the next place, and makes it if it is new.
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
      fatalError("Place \(next) already shows a view of another type")
    }
    next += 1
    return place
  }
}
