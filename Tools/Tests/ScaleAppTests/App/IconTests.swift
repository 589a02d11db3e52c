import Foundation
import Testing

/// The app's icon, as the App Store requires it. The picture itself is not tested.
@Suite struct IconTests {
  private let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Examples/ScaleApp.swiftpm")

  @Test func `the package names the asset, and the asset names the picture`() throws {
    let package = try String(
      contentsOf: app.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(package.contains("appIcon: .asset(\"AppIcon\")"))
    struct Asset: Decodable, Equatable {
      struct Image: Decodable, Equatable { let filename, idiom, platform, size: String }
      let images: [Image]
    }
    let asset = try JSONDecoder().decode(
      Asset.self, from: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
    expect(
      asset.images,
      equals: [
        Asset.Image(
          filename: "AppIcon.png", idiom: "universal", platform: "ios", size: "1024x1024")
      ])
  }

  @Test func `the icon is 1024 × 1024 pixels of 8-bit RGB, without transparency`() throws {
    let data = try Data(contentsOf: folder.appendingPathComponent("AppIcon.png"))
    let bytes = [UInt8](data)
    expect(bytes.prefix(8), equals: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    #expect(bytes[12..<16].elementsEqual("IHDR".utf8))
    // The width, the height, 8 bits a channel, and the colour type of RGB without alpha.
    expect(bytes[16..<26], equals: [0, 0, 4, 0, 0, 0, 4, 0, 8, 2])
    // No colour is declared transparent, either.
    #expect(data.range(of: Data("tRNS".utf8)) == nil)
  }

  private var folder: URL {
    app.appendingPathComponent("Sources/Assets.xcassets/AppIcon.appiconset")
  }
}
