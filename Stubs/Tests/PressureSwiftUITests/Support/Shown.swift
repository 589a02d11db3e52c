import Testing
import UIKit

@testable import SwiftUI

/// A window with views of SwiftUI in it, for the length of a test.
@MainActor
struct Shown {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let screen: ViewScreen

  /// Shows nothing yet.
  init() {
    screen = ViewScreen(in: window)
    // The screen that other tests are on may measure no force.
    window.change(to: .make())
  }

  /// Shows a view, for the first time or again; gives the view of UIKit at its place.
  func show<Found: UIView>(_ view: some View, as type: Found.Type = Found.self) throws -> Found {
    screen.show(view)
    let found = try #require(screen.views.first as? Found)
    if found.frame.isEmpty { found.frame = CGRect(x: 40, y: 400, width: 240, height: 44) }
    window.layoutIfNeeded()
    return found
  }

  /// Lets time pass, in frames for what asks for them.
  func pass(_ seconds: Double) {
    for _ in 0..<Int(seconds * 64) { CADisplayLink.frame(at: currentMediaTime + 1 / 64) }
  }

  /// Activates a view with a key's or an assistive technology's two steps.
  func confirm(_ view: UIView) {
    pass(1)
    _ = view.accessibilityActivate()
    pass(1)
    _ = view.accessibilityActivate()
  }

  /// Takes everything off the screen.
  func close() {
    screen.clear()
  }
}

/// Does a test with a window, and leaves the clock as it was: other tests have it too.
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

/// Does a test that waits for something, with a window.
@MainActor
func onScreen(_ body: @MainActor (Shown) async throws -> Void) async rethrows {
  let shown = Shown()
  defer { shown.close() }
  try await body(shown)
}

/// Gives way until something is so.
@MainActor
func until(_ isSo: () -> Bool) async {
  for _ in 0..<10_000 where !isSo() { await Task.yield() }
}
