import UIKit

/// The two places of the app: the scale, and what was weighed.
final class ScaleTabs: UITabBarController {
  let scale: ScaleController
  let list: HistoryController
  private let scalePlace: UINavigationController
  private let listPlace: UINavigationController

  init(history: History, masses: KnownMasses, chosen: ChosenUnit) {
    scale = ScaleController(history: history, masses: masses, chosen: chosen)
    list = HistoryController(history: history)
    scalePlace = UINavigationController(rootViewController: scale)
    listPlace = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    scalePlace.tabBarItem = UITabBarItem(
      title: "Weigh", image: UIImage(systemName: "scalemass"), tag: 0)
    listPlace.tabBarItem = UITabBarItem(
      title: "History", image: UIImage(systemName: "list.bullet"), tag: 1)
    for place in [scalePlace, listPlace] { place.navigationBar.prefersLargeTitles = true }
    viewControllers = [scalePlace, listPlace]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("It is made in code") }

  /// What the app does when it is opened by its icon. The router never calls it after a quick action.
  func startUp() {
    go(to: scalePlace)
    scale.ground = .plain
  }

  /// New weighing: the scale, with nothing on it and nothing subtracted.
  func startWeighing() {
    go(to: scalePlace)
    scale.ground = .plain
    scale.begin()
  }

  /// History: the list of what was weighed.
  func showHistory() {
    go(to: listPlace)
  }

  /// Open Blue: the scale, on blue.
  func openBlue() {
    go(to: scalePlace)
    scale.ground = .blue
  }

  private func go(to place: UINavigationController) {
    // Whatever was open is closed: a quick action is a new beginning.
    if presentedViewController != nil { dismiss(animated: false) }
    _ = place.popToRootViewController(animated: false)
    selectedViewController = place
  }
}
