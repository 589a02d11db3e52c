import Foundation

// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  // https://developer.apple.com/documentation/coregraphics/cgimage/bitsperpixel
  public let bitsPerPixel = 32
  // https://developer.apple.com/documentation/coregraphics/cgimage/bytesperrow
  // Rows are padded, as Apple's are.
  public var bytesPerRow: Int { width * bitsPerPixel / 8 + 4 }
  // https://developer.apple.com/documentation/coregraphics/cgimage/dataprovider
  public let dataProvider: CGDataProvider?

  /// Here only: the first pixels of the next image. All others are 0.
  nonisolated(unsafe) public static var ink: [UInt32] = []
  /// Here only: the number of images so far. It pads each row, so equal images have different padding.
  nonisolated(unsafe) private static var count: UInt32 = 0

  /// Here only: creates an image of a size in pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    Self.count += 1
    let pixels = Self.ink + Array(repeating: 0, count: width * height)
    Self.ink = []
    var rows: [UInt32] = []
    for row in 0..<height { rows += pixels[row * width..<(row + 1) * width] + [Self.count] }
    dataProvider = CGDataProvider(data: rows.withUnsafeBytes { Data($0) })
  }
}

// https://developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
  // https://developer.apple.com/documentation/coregraphics/cgdataprovider/data
  public let data: CFData?

  init(data: CFData?) { self.data = data }
}

// https://developer.apple.com/documentation/corefoundation/cfdata
public typealias CFData = Data
