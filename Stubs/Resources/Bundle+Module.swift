import Foundation

extension Foundation.Bundle {
  // https://developer.apple.com/documentation/xcode/bundling-resources-with-a-swift-package
  // What SwiftPM writes for a module with resources, for script/check-uikit, which builds without it.
  static let module = Bundle.main
}
