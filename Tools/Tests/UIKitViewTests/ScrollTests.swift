import PressureKit
import PressureTesting
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// An armed ring, and a press, while the list scrolls.
  @Suite @MainActor struct ScrollTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let button = ConfirmActionButton(title: "Delete")

    init() {
      CADisplayLink.running = []
      UITraitCollection.current = .make()
      let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 64))
      button.frame = CGRect(x: 140, y: 10, width: 120, height: 44)
      row.addSubview(button)
      list.addSubview(row)
      window.addSubview(list)
      window.layoutIfNeeded()
    }

    /// The position of the ring's label.
    private var label: CGPoint? {
      let ring = window.subviews.compactMap { $0 as? SceneView }.first
      return ring?.layer.sublayers?.compactMap { $0 as? TextLine }.first?.letters.position
    }

    @Test func `An armed ring scrolls with its button, and stays armed`() throws {
      #expect(button.accessibilityActivate())
      for _ in 0..<64 {
        currentMediaTime += 1 / 64
        CADisplayLink.frame(at: currentMediaTime)
      }
      let start = try #require(label)
      var places: [CGPoint] = []
      for offset in [30.0, 80, 0, 1] {
        list.contentOffset = CGPoint(x: 0, y: offset)
        places.append(try #require(label))
      }
      #expect(places.map { ((start.y - $0.y) * 1e6).rounded() / 1e6 } == [30, 80, 0, 1])
      #expect(places.allSatisfy { $0.x == start.x })
      #expect(button.controlState == .selected)
    }

    @Test func `A scroll cancels a press, and has no effect without one`() {
      var states: [ConfirmAction.State] = []
      button.onStateChange = { states.append($0) }
      ViewFinger(on: button, time: currentMediaTime).down()
      // A list of messages may scroll a little by itself.
      for offset in [1.0, 6, 12] { list.contentOffset = CGPoint(x: 0, y: offset) }
      #expect(button.isTracking)
      list.contentOffset = CGPoint(x: 0, y: 13)
      #expect(states == [.updating, .idle])
      list.contentOffset = CGPoint(x: 0, y: 60)
      #expect(states == [.updating, .idle])
    }
  }
}
