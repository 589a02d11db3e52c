// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
  // https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/identifier
  public let identifier: String

  // https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/json
  public static var json: UTType { UTType(identifier: "public.json") }
}
