import UIKit

/// The app's two tabs: the scale and the history.
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
  required init?(coder: NSCoder) { fatalError("Create it in code: it cannot be decoded") }

  /// Shows the scale, as when the app is opened by its icon. The router never calls this after a quick action.
  func startUp() {
    go(to: scalePlace)
    scale.ground = .plain
  }

  /// Performs "New weighing": shows the scale without tare, note or settled reading.
  func startWeighing() {
    go(to: scalePlace)
    scale.ground = .plain
    scale.begin()
  }

  /// Performs "History": shows the list of weighings.
  func showHistory() {
    go(to: listPlace)
  }

  /// Performs "Open Blue": shows the scale on blue.
  func openBlue() {
    go(to: scalePlace)
    scale.ground = .blue
  }

  private func go(to place: UINavigationController) {
    // A quick action starts over, so close all screens above the tab's first one.
    if presentedViewController != nil { dismiss(animated: false) }
    _ = place.popToRootViewController(animated: false)
    selectedViewController = place
  }
}
