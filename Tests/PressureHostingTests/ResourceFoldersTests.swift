import Foundation
import Testing

@testable import PressureHosting

/// The folders of a program that may contain the string tables, created in a temporary folder.
@Suite struct ResourceFoldersTests {
  /// The files and bundles of a program.
  struct Layout: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var main: String
    var mainResources: String?
    var executable: String
    /// The bundle of the code that looks for tables, if it is not the main bundle: that of a framework.
    var code: String?
    var codeResources: String?
    /// The path of the bundle with the tables.
    var tables: String
  }

  static let layouts = [
    Layout(
      testDescription: "an iOS app", main: "Scale.app", mainResources: "Scale.app",
      executable: "Scale.app/Scale", tables: "Scale.app/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a Mac or Mac Catalyst app", main: "Scale.app",
      mainResources: "Scale.app/Contents/Resources", executable: "Scale.app/Contents/MacOS/Scale",
      tables: "Scale.app/Contents/Resources/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a Mac app with the bundle beside its executable", main: "Scale.app",
      mainResources: "Scale.app/Contents/Resources", executable: "Scale.app/Contents/MacOS/Scale",
      tables: "Scale.app/Contents/MacOS/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a Mac app with the bundle at its root", main: "Scale.app",
      mainResources: "Scale.app/Contents/Resources", executable: "Scale.app/Contents/MacOS/Scale",
      tables: "Scale.app/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "an iOS framework", main: "Scale.app", mainResources: "Scale.app",
      executable: "Scale.app/Scale", code: "Scale.app/Frameworks/Controls.framework",
      codeResources: "Scale.app/Frameworks/Controls.framework",
      tables: "Scale.app/Frameworks/Controls.framework/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a Mac framework", main: "Scale.app",
      mainResources: "Scale.app/Contents/Resources", executable: "Scale.app/Contents/MacOS/Scale",
      code: "Scale.app/Contents/Frameworks/Controls.framework",
      codeResources: "Scale.app/Contents/Frameworks/Controls.framework/Resources",
      tables:
        "Scale.app/Contents/Frameworks/Controls.framework/Resources/PressureKit_PressureHosting.bundle"
    ),
    Layout(
      testDescription: "a Mac framework with the bundle at its root", main: "Scale.app",
      mainResources: "Scale.app/Contents/Resources", executable: "Scale.app/Contents/MacOS/Scale",
      code: "Scale.app/Contents/Frameworks/Controls.framework",
      codeResources: "Scale.app/Contents/Frameworks/Controls.framework/Resources",
      tables: "Scale.app/Contents/Frameworks/Controls.framework/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a Mac framework with the bundle in the app", main: "Scale.app",
      mainResources: "Scale.app/Contents/Resources", executable: "Scale.app/Contents/MacOS/Scale",
      code: "Scale.app/Contents/Frameworks/Controls.framework",
      codeResources: "Scale.app/Contents/Frameworks/Controls.framework/Resources",
      tables: "Scale.app/Contents/Resources/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "an app extension with its own bundle",
      main: "Scale.app/PlugIns/Keyboard.appex", mainResources: "Scale.app/PlugIns/Keyboard.appex",
      executable: "Scale.app/PlugIns/Keyboard.appex/Keyboard",
      tables: "Scale.app/PlugIns/Keyboard.appex/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "an iOS app extension with the bundle of its app",
      main: "Scale.app/PlugIns/Keyboard.appex", mainResources: "Scale.app/PlugIns/Keyboard.appex",
      executable: "Scale.app/PlugIns/Keyboard.appex/Keyboard",
      tables: "Scale.app/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a Mac app extension with the bundle of its app",
      main: "Scale.app/Contents/PlugIns/Share.appex",
      mainResources: "Scale.app/Contents/PlugIns/Share.appex/Contents/Resources",
      executable: "Scale.app/Contents/PlugIns/Share.appex/Contents/MacOS/Share",
      tables: "Scale.app/Contents/Resources/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a tool", main: "bin", mainResources: "bin", executable: "bin/tool",
      tables: "bin/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a tool on Linux", main: "bin", executable: "bin/tool",
      tables: "bin/PressureKit_PressureHosting.resources"),
    Layout(
      testDescription: "a tool behind a symbolic link", main: "links", executable: "links/tool",
      tables: "bin/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a SwiftPM test bundle on the Mac", main: "Xcode/bin",
      executable: "Xcode/bin/xctest", code: "debug/AppTests.xctest",
      codeResources: "debug/AppTests.xctest/Contents/Resources",
      tables: "debug/PressureKit_PressureHosting.bundle"),
    Layout(
      testDescription: "a package with another name", main: "Scale.app", mainResources: "Scale.app",
      executable: "Scale.app/Scale", tables: "Scale.app/Vendored_PressureHosting.bundle"),
  ]

  @Test(arguments: layouts)
  func `The tables are found in the folder where a program has them`(_ layout: Layout) throws {
    try withTemporaryFolder { root in
      let folders = try ResourceFolders(layout, in: root)
      #expect(folders.tables == nil)

      let tables = root.appendingPathComponent(layout.tables)
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      #expect(folders.tables?.bundleURL.path == tables.path)
    }
  }

  @Test func `A preview's bundle comes first, and only this module's bundle counts`()
    throws
  {
    try withTemporaryFolder { root in
      var folders = try ResourceFolders(ResourceFoldersTests.layouts[0], in: root)
      let app = folders.main
      for name in [
        "PressureHosting.bundle", "PressureKit_PressureHosting.bundle.zip",
        "PressureKit_PressureHostingTests.bundle", "PressureKit_Other.bundle",
      ] {
        try FileManager.default.createDirectory(
          at: app.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      #expect(folders.tables == nil)

      let names = ["app/A_PressureHosting.bundle", "preview/B_PressureHosting.bundle"]
      let bundles = names.map { root.appendingPathComponent($0) }
      for bundle in bundles {
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      }
      folders.main = root.appendingPathComponent("app")
      #expect(folders.tables?.bundleURL.path == bundles[0].path)
      folders.preview = root.appendingPathComponent("preview")
      #expect(folders.tables?.bundleURL.path == bundles[1].path)
    }
  }

  @Test func `The tables of these tests are found`() {
    #expect(KitWord.tables?.bundleURL.lastPathComponent.contains("_PressureHosting.") == true)
  }

  @Test func `The privacy manifest in the bundle says that the kit collects and tracks nothing`()
    throws
  {
    let tables = try #require(KitWord.tables)
    let file = try #require(tables.url(forResource: "PrivacyInfo", withExtension: "xcprivacy"))
    let manifest = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    #expect(
      manifest as? NSDictionary == [
        "NSPrivacyTracking": false, "NSPrivacyTrackingDomains": [String](),
        "NSPrivacyCollectedDataTypes": [String](), "NSPrivacyAccessedAPITypes": [String](),
      ])
  }
}

extension ResourceFolders {
  /// Creates the folders of a program.
  fileprivate init(_ layout: ResourceFoldersTests.Layout, in root: URL) throws {
    let url = { (path: String?) in path.map { root.appendingPathComponent($0) } }
    self.init(
      main: url(layout.main)!, mainResources: url(layout.mainResources),
      executable: url(layout.executable), code: url(layout.code ?? layout.main)!,
      codeResources: url(layout.codeResources ?? layout.mainResources))
    let parent = executable!.deletingLastPathComponent()
    for folder in [main, mainResources, code, codeResources, parent, url("bin")] {
      guard let folder else { continue }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data().write(to: root.appendingPathComponent("bin/tool"))
    if layout.executable == "links/tool" {
      try FileManager.default.createSymbolicLink(
        atPath: executable!.path, withDestinationPath: "../bin/tool")
    }
  }
}

private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
