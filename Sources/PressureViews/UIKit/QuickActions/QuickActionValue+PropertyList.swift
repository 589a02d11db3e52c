#if os(iOS) || UIKIT
import Foundation
import QuickActions

extension QuickActionValue {
  /// The value as a property list; nil for null, which a property list cannot contain.
  var propertyList: (any NSSecureCoding)? {
    switch self {
    case .null: nil
    case .boolean(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .string(let value): value as NSString
    case .list(let values): values.compactMap(\.propertyList) as NSArray
    case .dictionary(let entries): entries.propertyList as NSDictionary
    }
  }
}

extension [QuickActionEntry] {
  /// The entries by key. If two entries have the same key, the last one is used.
  var propertyList: [String: any NSSecureCoding] {
    reduce(into: [:]) { list, entry in list[entry.key] = entry.value.propertyList }
  }
}
#endif
