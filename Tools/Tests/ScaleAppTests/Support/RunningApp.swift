import PressureKit
import PressureTesting
import PressureViews
import UIKit

@testable import ScaleApp

/// The app in a phone's window after its launch, and a finger.
@MainActor
final class RunningApp {
  let folder: Folder
  let delegate = SceneDelegate()
  let scene = UIWindowScene()

  /// Saves earlier weighings, the oldest first, then launches the app as the system does.
  init(
    weighed: [(Double, String)] = [], by type: String? = nil, in folder: Folder = Folder()
  ) throws {
    self.folder = folder
    CADisplayLink.running = []
    UIAccessibility.reset()
    UITraitCollection.current = .make()
    currentMediaTime = 100
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

  /// Returns a finger above the middle of a view. Each of its steps is a frame.
  func finger(on view: UIView, at frame: CGRect) -> ViewFinger {
    view.frame = frame
    layOut(around: view)
    let finger = ViewFinger(on: view, rate: 64, time: currentMediaTime)
    finger.onStep = {
      currentMediaTime = $0
      CADisplayLink.frame(at: $0)
    }
    return finger
  }

  /// Gives a view's superviews the size of the screen, since the stand-ins do not apply constraints.
  private func layOut(around view: UIView) {
    var next = view.superview
    while let view = next {
      if view.frame.isEmpty { view.frame.size = CGSize(width: 390, height: 844) }
      next = view.superview
    }
  }

  /// Presses a view that has a peek, up to a fraction of the sensor's range, and lifts. Returns what `ask` returned before
  /// the lift.
  func press<Answer>(
    _ view: UIView, at frame: CGRect, to level: Double, then ask: () -> Answer
  ) -> Answer {
    let finger = finger(on: view, at: frame)
    finger.down(0.015)
    finger.press(to: level, over: 0.125)
    let answer = ask()
    finger.lift()
    view.gestureRecognizers?.first?.restart()
    // The preview recedes.
    finger.wait(1)
    return answer
  }

  /// Lays a mass on the scale until it has settled, and removes it.
  func weigh(_ grams: Double, by source: ContactSource = .touch) {
    hold(on: scale.scale, force: grams / 385, by: source).lift()
  }

  /// Lays a mass on a scale until it has settled.
  func lay(_ grams: Double, on scale: ScaleView) {
    _ = hold(on: scale, force: grams / 385)
  }

  /// Slides a finger up by some points on a scale without a sensor, and holds it there until the scale has settled.
  func slide(_ points: CGFloat, on scale: ScaleView) {
    _ = hold(on: scale, maximum: 0, slide: points)
  }

  private func hold(
    on scale: ScaleView, force: Double = 0, by source: ContactSource = .touch,
    maximum: Double = ForceReading.fullScale, slide: CGFloat = 0
  ) -> ViewFinger {
    let finger = finger(on: scale, at: CGRect(x: 65, y: 150, width: 260, height: 260))
    finger.source = source
    finger.maximum = maximum
    finger.down(force)
    finger.move(by: 0, -slide)
    finger.press(to: force, over: 3)
    self.finger = finger
    return finger
  }

  /// The finger that lies on a scale.
  private var finger: ViewFinger?

  func lift() { finger?.lift() }
}
