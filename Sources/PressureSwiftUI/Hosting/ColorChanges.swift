#if os(iOS) || os(macOS) || STAND_INS
import PressureKit
import PressureViews
import SwiftUI

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// The colours that a modifier sets, by their names in the control's palette; nil is the view's own.
struct ColorChanges<Palette: NamedColors>: Equatable {
  private var own: [WritableKeyPath<Palette, LayerColor>: Color]

  /// Takes the colours that are not nil.
  init(_ colors: KeyValuePairs<WritableKeyPath<Palette, LayerColor>, Color?> = [:]) {
    own = [:]
    for (name, color) in colors { own[name] = color }
  }

  /// The colours for the platform's view.
  @MainActor
  var colors: ControlColors<Palette> {
    var colors = ControlColors<Palette>()
    for (name, color) in own { colors[dynamicMember: name] = NativeColor(color) }
    return colors
  }
}
#endif
