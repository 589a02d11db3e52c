import Foundation
import PressureLayers
import Testing
import UIKit

/// Notifications, by whichever thread posts them.
@MainActor
@Suite struct ObservationTests {
  private func makeName() -> Notification.Name { Notification.Name(UUID().uuidString) }

  @Test func `What is posted on the main thread is heard at once`() {
    var heard = 0
    let name = makeName()
    let observation = Observation(of: name) { heard += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `What is posted on another thread is heard on the main thread, in order`() async {
    var heard: [String] = []
    let name = makeName()
    let observation = Observation(of: name, taking: { $0.object as? String }) { heard.append($0) }
    await Task.detached {
      for object in ["first", "second"] {
        NotificationCenter.default.post(name: name, object: object)
      }
    }.value
    for _ in 0..<1000 where heard.count < 2 { await Task.yield() }
    #expect(heard == ["first", "second"])
    withExtendedLifetime(observation) {}
  }

  @Test func `What is on its way as nobody listens any more is not heard`() async {
    var heard = 0
    let name = makeName()
    var observation: Observation? = Observation(of: name) { heard += 1 }
    // The main thread is not free until it has let go.
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      NotificationCenter.default.post(name: name, object: nil)
    }
    group.wait()
    withExtendedLifetime(observation) {}
    observation = nil
    for _ in 0..<100 { await Task.yield() }
    #expect(heard == 0)
  }
}
