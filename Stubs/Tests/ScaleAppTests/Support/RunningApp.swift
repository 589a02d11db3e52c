import PressureUIKit
import UIKit

@testable import ScaleApp

/// The app in a phone's window after its launch, and a finger.
@MainActor
final class RunningApp {
  let folder: Folder
  let delegate = SceneDelegate()
  let scene = UIWindowScene()
  private let touch = TouchDouble()
  private let event = EventDouble()
  private var time = 100.0

  /// Saves earlier weighings, the oldest first, then launches the app as the system does.
  init(
    weighed: [(Double, String)] = [], by type: String? = nil, in folder: Folder = Folder()
  ) throws {
    self.folder = folder
    CADisplayLink.running = []
    UIAccessibility.reset()
    UITraitCollection.current = .make()
    currentMediaTime = time
    event.touches = [touch]
    let history = History(file: folder.file)
    for (grams, note) in weighed {
      try history.add(grams: grams, note: note, date: Date(timeIntervalSince1970: 1_795_257_000))
    }
    delegate.history = history
    delegate.masses = KnownMasses(file: folder.calibration)
    delegate.chosen = ChosenUnit(defaults: folder.defaults)
    let item = type.map { UIApplicationShortcutItem(type: $0, localizedTitle: "") }
    delegate.scene(
      scene, willConnectTo: UISceneSession(),
      options: UIScene.ConnectionOptions(given: item))
    delegate.sceneDidBecomeActive(scene)
  }

  var history: History { delegate.history }
  var tabs: ScaleTabs { delegate.tabs }
  var scale: ScaleController { tabs.scale }
  var list: HistoryController { tabs.list }

  /// The title of the selected tab, and the background of the scale.
  var shown: [String] {
    [tabs.selectedViewController?.tabBarItem.title ?? "", "\(scale.ground)"]
  }

  /// The page that is open over the list.
  var page: WeighingController? {
    list.navigationController?.topViewController as? WeighingController
  }

  /// Chooses a quick action. Returns the app's answers to the system.
  func choose(_ type: String) -> [Bool] {
    var answers: [Bool] = []
    delegate.windowScene(
      scene, performActionFor: UIApplicationShortcutItem(type: type, localizedTitle: "")
    ) { answers.append($0) }
    delegate.sceneDidBecomeActive(scene)
    return answers
  }

  // MARK: Finger

  /// Touches the middle of a control, with a force in average touches.
  func down(_ control: UIControl, at frame: CGRect, force: Double = 0.5) {
    control.frame = frame
    layOut(around: control)
    touch.place = CGPoint(x: frame.midX, y: frame.midY)
    change(.began, force)
    control.touchesBegan([touch], with: event)
  }

  /// Gives a view's superviews the size of the screen, since the stand-ins do not apply constraints.
  private func layOut(around view: UIView) {
    var next = view.superview
    while let view = next {
      if view.frame.isEmpty { view.frame.size = CGSize(width: 390, height: 844) }
      next = view.superview
    }
  }

  func press(_ control: UIControl, force: Double, by distance: CGFloat = 0) {
    touch.place.y += distance
    change(.moved, force)
    control.touchesMoved([touch], with: event)
  }

  func up(_ control: UIControl) {
    change(.ended, 0)
    control.touchesEnded([touch], with: event)
  }

  /// Presses a view that has a peek, up to a fraction of the sensor's range, and lifts. Returns what `ask` returned before
  /// the lift.
  func press<Answer>(
    _ view: UIView, at frame: CGRect, to level: Double, then ask: () -> Answer
  ) -> Answer {
    view.frame = frame
    touch.place = CGPoint(x: frame.midX, y: frame.midY)
    let recognizer = view.gestureRecognizers?.first
    change(.began, 0.1)
    recognizer?.touchesBegan([touch], with: event)
    for step in 1...8 {
      change(.moved, level * touch.mostPressure * Double(step) / 8)
      recognizer?.touchesMoved([touch], with: event)
    }
    let answer = ask()
    change(.ended, 0)
    recognizer?.touchesEnded([touch], with: event)
    recognizer?.restart()
    // The preview recedes.
    for _ in 0..<64 {
      change(.ended, 0)
      CADisplayLink.frame(at: time)
    }
    return answer
  }

  /// Lays a mass on the scale until it has settled, and removes it.
  func weigh(_ grams: Double, with kind: UITouch.TouchType = .direct) {
    touch.kind = kind
    lay(grams, on: scale.scale)
    lift(from: scale.scale)
  }

  /// Lays a mass on a scale until it has settled.
  func lay(_ grams: Double, on scale: ScaleView) {
    hold(on: scale, force: grams / 385 * touch.mostPressure)
  }

  /// Slides a finger up by some points on a scale without a sensor, and holds it there until the scale has settled.
  func slide(_ points: CGFloat, on scale: ScaleView) {
    touch.mostPressure = 0
    hold(on: scale, force: 0, slide: points)
  }

  func lift(from scale: ScaleView) {
    change(.ended, 0)
    scale.touchesEnded([touch], with: event)
  }

  private func hold(on scale: ScaleView, force: Double, slide: CGFloat = 0) {
    scale.frame = CGRect(x: 65, y: 150, width: 260, height: 260)
    layOut(around: scale)
    touch.place = CGPoint(x: 195, y: 280)
    change(.began, force)
    scale.touchesBegan([touch], with: event)
    touch.place.y -= slide
    for _ in 0..<192 {
      change(.moved, force)
      scale.touchesMoved([touch], with: event)
      CADisplayLink.frame(at: time)
    }
  }

  private func change(_ stage: UITouch.Phase, _ force: Double) {
    time += 1 / 64
    currentMediaTime = time
    touch.time = time
    touch.stage = stage
    touch.pressure = force
  }
}
