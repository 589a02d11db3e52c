/// Here only: storage for the properties that extensions add to a view controller.
@MainActor
final class ControllerPlace {
  var title: String?
  let navigationItem = UINavigationItem(title: "")
  var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  weak var navigationController: UINavigationController?
  var presented: UIViewController?
  var popover: UIPopoverPresentationController?
  var style = UIUserInterfaceStyle.unspecified

}
