#if os(iOS) || os(macOS) || STAND_INS
import Foundation

extension NSAttributedString {
  /// It, with these attributes wherever it does not have its own.
  package func over(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let whole = NSRange(location: 0, length: length)
    let result = NSMutableAttributedString(string: string, attributes: attributes)
    enumerateAttributes(in: whole) { own, range, _ in result.addAttributes(own, range: range) }
    return result
  }
}
#endif
