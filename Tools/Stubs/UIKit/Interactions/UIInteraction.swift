// https://developer.apple.com/documentation/uikit/uiinteraction
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  // https://developer.apple.com/documentation/uikit/uiinteraction/willmove(to:)
  func willMove(to view: UIView?)
  // https://developer.apple.com/documentation/uikit/uiinteraction/didmove(to:)
  func didMove(to view: UIView?)
}

extension UIView {
  // https://developer.apple.com/documentation/uikit/uiview/addinteraction(_:)
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  // https://developer.apple.com/documentation/uikit/uiview/removeinteraction(_:)
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
