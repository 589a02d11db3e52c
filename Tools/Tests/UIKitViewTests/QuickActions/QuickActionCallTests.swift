import Testing
import UIKit

/// The router receives the system's calls, and handles each chosen action once.
@MainActor
@Suite struct QuickActionCallTests {
  private let app = LaunchingApp()

  @Test func `a scene that connects with an action handles it and does not start up`() {
    app.connect("blue")
    app.becomeActive()
    expect(app.calls, equals: ["blue blue"])
  }

  @Test func `an action of a running app is handled each time it is chosen`() {
    app.connect()
    app.becomeActive()
    app.perform("blue")
    app.perform("blue")
    app.perform("new")
    expect(
      app.calls,
      equals: [
        "start", "blue blue", "performed true", "blue blue", "performed true", "new new",
        "performed true",
      ])
  }

  @Test func `an app delegate handles the action of its launch, and returns false`() {
    app.finishLaunching([.shortcutItem: LaunchingApp.item("new")])
    app.becomeActive()
    expect(app.calls, equals: ["new new", "launched false"])
  }

  @Test(
    arguments: [nil, [:], [.shortcutItem: "no item"]]
      as [[UIApplication.LaunchOptionsKey: any Sendable]?])
  func `a launch without an action starts up`(
    _ options: [UIApplication.LaunchOptionsKey: any Sendable]?
  ) {
    app.finishLaunching(options)
    expect(app.calls, equals: ["start", "launched true"])
  }

  @Test func `a handler for the build setting handles the type that Xcode substitutes`() {
    app.connect("red")
    app.perform("red")
    app.becomeActive()
    app.perform("red")
    expect(
      app.calls,
      equals: [
        "red org.example.red", "performed true", "red org.example.red", "performed true",
      ])
    let delegate = LaunchingApp()
    delegate.finishLaunching([.shortcutItem: LaunchingApp.item("red")])
    expect(delegate.calls, equals: ["red org.example.red", "launched false"])
  }
}
