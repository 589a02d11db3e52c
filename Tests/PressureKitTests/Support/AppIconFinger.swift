import PressureKit
import PressureTesting

/// A finger on an app's icon, on a phone.
typealias AppIconFinger = VirtualFinger<AppIcon>

extension AppIconFinger {
  static let viewport = Rect(x: 0, y: 0, width: 390, height: 844)

  convenience init(itemCount: Int = 3, reducesMotion: Bool = false) {
    var options = PeekOptions()
    options.previewSize = Size(width: 240, height: 50 * Double(itemCount))
    self.init(
      exact: AppIcon(
        options: options, bounds: Rect(x: 100, y: 500, width: 60, height: 60),
        viewport: AppIconFinger.viewport))
    control.itemCount = itemCount
    control.reducesMotion = reducesMotion
  }

  /// The drawn frame of the menu; nil while it is hidden.
  var menu: Rect? { frame(of: AppIcon.LayerID.menu.rawValue) }
  /// The drawn frame of the highlight; nil while no item has it.
  var highlight: Rect? { frame(of: AppIcon.LayerID.highlight.rawValue) }

  /// Returns the middle of an item of the open menu, counted from 1.
  func item(_ number: Int) -> Point {
    let menu = menu ?? Rect(x: .nan, y: .nan, width: 0, height: 0)
    return Point(
      x: menu.center.x,
      y: menu.minY + menu.size.height * (Double(number) - 0.5) / Double(control.itemCount))
  }

  /// Opens the menu, as a context-menu key does.
  func open() { call { $0.open(at: $1) } }
  func choose(_ item: Int) { call { $0.choose(item, at: $1) } }

  /// Brings the control into a phase and drops the events on the way.
  func enter(_ phase: MenuPhase) {
    switch phase {
    case .rest: break
    case .touched: down(0.02)
    case .hinting: down(0.1)
    case .pressing: down(0.25)
    case .pressingByTime:
      touch()
      wait(0.75)
    case .sliding:
      touch(0.25)
      wait(0.5)
      move(to: item(2))
    case .open:
      open()
      wait(0.5)
    case .openTouched:
      open()
      wait(0.5)
      place = item(1)
      touch()
    }
    forget()
  }
}

/// The progress of a press on an icon, with or without a contact.
enum MenuPhase: CaseIterable {
  case rest, touched, hinting, pressing, pressingByTime, sliding, open, openTouched
}
