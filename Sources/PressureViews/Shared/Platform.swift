#if os(iOS) || os(macOS) || STAND_INS
// The platform's names that the views for both systems use.

#if os(iOS) || UIKIT
import UIKit

/// The platform's colour.
public typealias NativeColor = UIColor
/// The platform's view.
public typealias NativeView = UIView
package typealias NativeController = UIViewController
package typealias NativeFont = UIFont
package typealias NativeImage = UIImage
/// The environment that a dynamic colour depends on.
typealias NativeEnvironment = UITraitCollection
typealias NativeWindow = UIWindow
/// The platform of a control's host.
typealias NativePlatform = UIKitPlatform
#else
import AppKit

/// The platform's colour.
public typealias NativeColor = NSColor
/// The platform's view.
public typealias NativeView = NSView
package typealias NativeController = NSViewController
package typealias NativeFont = NSFont
package typealias NativeImage = NSImage
/// The environment that a dynamic colour depends on.
typealias NativeEnvironment = NSAppearance
typealias NativeWindow = NSWindow
/// The platform of a control's host.
typealias NativePlatform = AppKitPlatform
#endif
#endif
