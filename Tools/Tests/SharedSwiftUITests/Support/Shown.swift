import PressureTesting
import Testing

@testable import PressureViews
@testable import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A window that shows SwiftUI views during a test.
@MainActor
struct Shown {
  let window: NativeWindow
  let screen: ViewScreen

  /// Makes an empty window.
  init() {
    // Another test may have set a screen without a force sensor.
    System.reset()
    window = .make()
    screen = ViewScreen(in: window.root)
  }

  /// Shows a view, for the first time or again, and returns its native view.
  func show<Found: NativeView>(_ view: some View, as type: Found.Type = Found.self) throws -> Found
  {
    screen.show(view)
    let found = try #require(screen.views.first as? Found)
    if found.frame.isEmpty { found.frame = CGRect(x: 40, y: 400, width: 240, height: 44) }
    window.appear()
    return found
  }

  /// Returns a finger above the middle of a view. Each of its steps, 1/64 second, is a frame.
  func finger(on view: NativeView) -> ViewFinger {
    let finger = ViewFinger(on: view, rate: 64, time: currentMediaTime)
    finger.onStep = { CADisplayLink.frame(at: $0) }
    return finger
  }

  /// Lets time pass, with a frame every 1/64 second.
  func pass(_ seconds: Double) {
    for _ in 0..<Int(seconds * 64) { CADisplayLink.frame(at: currentMediaTime + 1 / 64) }
  }

  /// Activates a control in two steps, as a key or assistive technology does.
  func confirm(_ control: PressureControl) {
    pass(1)
    _ = control.activate()
    pass(1)
    _ = control.activate()
  }

  /// Removes all views.
  func close() { screen.clear() }
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

/// An object that an action uses.
@MainActor
final class Kept {
  func use() {}
}
