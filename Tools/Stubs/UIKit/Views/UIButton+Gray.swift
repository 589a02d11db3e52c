extension UIButton.Configuration {
  // https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/gray()
  public static func gray() -> UIButton.Configuration { plain() }
}
