// https://developer.apple.com/documentation/uikit/uimenu
@MainActor
open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement]

  // https://developer.apple.com/documentation/uikit/uimenu/init(title:image:identifier:options:children:)
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image, attributes: [])
  }
}
