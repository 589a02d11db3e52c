#if os(iOS) || STAND_INS
import PressureKit
import PressureLayers
import UIKit

extension UIWindow {
  /// The part of the window where a ring, its hints and a preview can be seen: inside of the safe area, above a docked
  /// keyboard.
  var viewport: Rect {
    let safeArea = bounds.inset(by: safeAreaInsets)
    return Rect(safeArea.above(keyboard: keyboardLayoutGuide.layoutFrame))
  }
}

extension CGRect {
  /// The part of a safe area above a docked keyboard, by the frame of the window's keyboard layout guide; without a docked
  /// keyboard, all of it.
  func above(keyboard: CGRect) -> CGRect {
    // Without a docked keyboard, the guide is at the bottom, below the safe area. An undocked keyboard does not reach it.
    let isDocked = keyboard.minY < maxY && keyboard.maxY >= maxY
    if !isDocked { return self }
    return CGRect(x: minX, y: minY, width: width, height: max(keyboard.minY - minY, 0))
  }
}
#endif
