import PressureKit

extension AppIcon: Benched {
  static var benched: AppIcon {
    var icon = AppIcon(options: opened)
    icon.itemCount = 4
    return icon
  }
}
