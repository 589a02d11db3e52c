import UIKit

/// The space bar of a keyboard.
final class SpaceKey: UIPress {
  override var timestamp: TimeInterval { currentMediaTime }
  override var key: UIKey? { UIKey() }
}
