import PressureFormats
import QuickActions

extension QuickActionPlace {
  /// The place in a message, such as `action 2: userInfo.color[3]`.
  var name: String {
    guard let action else { return "the declaration" }
    let path = steps.reduce(into: "") { path, step in
      switch step {
      case .element(let index): path += "[\(index + 1)]"
      case .key(let key):
        let isName = !key.isEmpty && key.utf8.allSatisfy(Self.isLetterOrDigit)
        path += (path.isEmpty ? "" : ".") + (isName ? key : "\(Quotation(key))")
      }
    }
    return path.isEmpty ? "action \(action + 1)" : "action \(action + 1): \(path)"
  }

  /// The last key of the path.
  var lastKey: String {
    if case .key(let key)? = steps.last { return key }
    return ""
  }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
