import UniformTypeIdentifiers

// https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Here only: the types of files that can be picked.
  public let contentTypes: [UTType]
  /// Here only: true if a picked file is copied first.
  public let copies: Bool

  // https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller/init(foropeningcontenttypes:ascopy:)
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.contentTypes = contentTypes
    copies = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

// https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  // https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate/documentpicker(_:didpickdocumentsat:)
  // Optional in Apple's SDK.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
}
