import Foundation
@testable import PressureViews
import Testing
import UIKit

/// Notifications that are posted on any thread.
@MainActor
@Suite struct ObservationTests {
  private func makeName() -> Notification.Name { Notification.Name(UUID().uuidString) }

  @Test func `A notification from the main thread is received at once`() {
    var heard = 0
    let name = makeName()
    let observation = Observation(of: name) { heard += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    expect(heard, equals: 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `Notifications from another thread are received on the main thread, in order`() async {
    var heard: [String] = []
    let name = makeName()
    let observation = Observation(of: name, taking: { $0.object as? String }) { heard.append($0) }
    await Task.detached {
      for object in ["first", "second"] {
        NotificationCenter.default.post(name: name, object: object)
      }
    }.value
    for _ in 0..<1000 where heard.count < 2 { await Task.yield() }
    expect(heard, equals: ["first", "second"])
    withExtendedLifetime(observation) {}
  }

  @Test func `A notification that is pending when the observation ends is not received`() async {
    var heard = 0
    let name = makeName()
    var observation: Observation? = Observation(of: name) { heard += 1 }
    // Blocks the main thread, so the notification is still pending when the observation ends.
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      NotificationCenter.default.post(name: name, object: nil)
    }
    group.wait()
    withExtendedLifetime(observation) {}
    observation = nil
    for _ in 0..<100 { await Task.yield() }
    expect(heard, equals: 0)
  }
}
