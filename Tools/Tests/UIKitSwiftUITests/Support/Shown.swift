import PressureTesting
import Testing
import UIKit

@testable import SwiftUI

/// A window that shows SwiftUI views during a test.
@MainActor
struct Shown {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let screen: ViewScreen

  /// Makes an empty window.
  init() {
    screen = ViewScreen(in: window)
    // Another test may have set a screen without a force sensor.
    window.change(to: .make())
  }

  /// Shows a view, for the first time or again, and returns its UIKit view.
  func show<Found: UIView>(_ view: some View, as type: Found.Type = Found.self) throws -> Found {
    screen.show(view)
    let found = try #require(screen.views.first as? Found)
    if found.frame.isEmpty { found.frame = CGRect(x: 40, y: 400, width: 240, height: 44) }
    window.layoutIfNeeded()
    return found
  }

  /// Returns a finger above the middle of a view. Each of its steps, 1/64 second, is a frame.
  func finger(on view: UIView) -> ViewFinger {
    let finger = ViewFinger(on: view, rate: 64, time: currentMediaTime)
    finger.onStep = { CADisplayLink.frame(at: $0) }
    return finger
  }

  /// Lets time pass, with a frame every 1/64 second.
  func pass(_ seconds: Double) {
    for _ in 0..<Int(seconds * 64) { CADisplayLink.frame(at: currentMediaTime + 1 / 64) }
  }

  /// Activates a view in two steps, as a key or assistive technology does.
  func confirm(_ view: UIView) {
    pass(1)
    _ = view.accessibilityActivate()
    pass(1)
    _ = view.accessibilityActivate()
  }

  /// Removes all views.
  func close() {
    screen.clear()
  }
}

/// Runs a test with a window, and then resets the clock, which other tests share.
@MainActor
func onScreen<Result>(_ body: @MainActor (Shown) throws -> Result) rethrows -> Result {
  let start = currentMediaTime
  let shown = Shown()
  defer {
    shown.close()
    currentMediaTime = start
  }
  return try body(shown)
}

/// Runs an asynchronous test with a window.
@MainActor
func onScreen(_ body: @MainActor (Shown) async throws -> Void) async rethrows {
  let shown = Shown()
  defer { shown.close() }
  try await body(shown)
}

/// Yields until a condition is true, at most 10,000 times.
@MainActor
func until(_ isSo: () -> Bool) async {
  for _ in 0..<10_000 where !isSo() { await Task.yield() }
}
