import Foundation
import Testing

@testable import PressureHosting

/// The folders of a program that may contain the string tables, created in a temporary folder.
@Suite struct ResourceFoldersTests {
  /// The files and bundles of a program.
  struct Layout: Sendable, CustomTestStringConvertible {
    var testDescription = ""
    var main = "Scale.app"
    var mainResources: String?
    var executable: String
    /// The bundle of the code that looks for tables, if it is not the main bundle: that of a framework.
    var code: String?
    var codeResources: String?
    /// The path of the bundle with the tables.
    var tables = ""

    func with(_ description: String, tablesIn folder: String, ending: String = "bundle") -> Layout {
      var layout = self
      layout.testDescription = description
      layout.tables = "\(folder)/PressureKit_PressureHosting.\(ending)"
      return layout
    }
  }

  private static let phoneApp = Layout(mainResources: "Scale.app", executable: "Scale.app/Scale")
  private static let macApp = Layout(
    mainResources: "Scale.app/Contents/Resources", executable: "Scale.app/Contents/MacOS/Scale")
  private static let phoneFramework = Layout(
    mainResources: "Scale.app", executable: "Scale.app/Scale",
    code: "Scale.app/Frameworks/Controls.framework",
    codeResources: "Scale.app/Frameworks/Controls.framework")
  private static let macFramework = Layout(
    mainResources: "Scale.app/Contents/Resources", executable: "Scale.app/Contents/MacOS/Scale",
    code: "Scale.app/Contents/Frameworks/Controls.framework",
    codeResources: "Scale.app/Contents/Frameworks/Controls.framework/Resources")
  private static let phoneExtension = Layout(
    main: "Scale.app/PlugIns/Keyboard.appex", mainResources: "Scale.app/PlugIns/Keyboard.appex",
    executable: "Scale.app/PlugIns/Keyboard.appex/Keyboard")
  private static let macExtension = Layout(
    main: "Scale.app/Contents/PlugIns/Share.appex",
    mainResources: "Scale.app/Contents/PlugIns/Share.appex/Contents/Resources",
    executable: "Scale.app/Contents/PlugIns/Share.appex/Contents/MacOS/Share")
  private static let macTests = Layout(
    main: "Xcode/bin", executable: "Xcode/bin/xctest", code: "debug/AppTests.xctest",
    codeResources: "debug/AppTests.xctest/Contents/Resources")

  static let layouts = [
    phoneApp.with("an iOS app", tablesIn: "Scale.app"),
    macApp.with("a Mac or Mac Catalyst app", tablesIn: "Scale.app/Contents/Resources"),
    macApp.with("a Mac app, beside its executable", tablesIn: "Scale.app/Contents/MacOS"),
    macApp.with("a Mac app, at its root", tablesIn: "Scale.app"),
    phoneFramework.with("an iOS framework", tablesIn: "Scale.app/Frameworks/Controls.framework"),
    macFramework.with(
      "a Mac framework", tablesIn: "Scale.app/Contents/Frameworks/Controls.framework/Resources"),
    macFramework.with(
      "a Mac framework, at its root", tablesIn: "Scale.app/Contents/Frameworks/Controls.framework"),
    macFramework.with("a Mac framework, in the app", tablesIn: "Scale.app/Contents/Resources"),
    phoneExtension.with("an app extension", tablesIn: "Scale.app/PlugIns/Keyboard.appex"),
    phoneExtension.with("an iOS app extension, in the app", tablesIn: "Scale.app"),
    macExtension.with("a Mac app extension, in the app", tablesIn: "Scale.app/Contents/Resources"),
    Layout(main: "bin", mainResources: "bin", executable: "bin/tool").with(
      "a tool", tablesIn: "bin"),
    Layout(main: "bin", executable: "bin/tool").with(
      "a tool on Linux", tablesIn: "bin", ending: "resources"),
    Layout(main: "links", executable: "links/tool").with(
      "a tool behind a symbolic link", tablesIn: "bin"),
    macTests.with("a SwiftPM test bundle on the Mac", tablesIn: "debug"),
  ]

  @Test(arguments: layouts)
  func `The tables are found in the folder where a program has them`(_ layout: Layout) throws {
    try withTemporaryFolder { root in
      let folders = try ResourceFolders(layout, in: root)
      #expect(folders.tables == nil)

      let tables = root.appendingPathComponent(layout.tables)
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      expect(folders.tables?.bundleURL.path, equals: tables.path)
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

      // The package may have another name.
      let names = ["app/A_PressureHosting.bundle", "preview/B_PressureHosting.bundle"]
      let bundles = names.map { root.appendingPathComponent($0) }
      for bundle in bundles {
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      }
      folders.main = root.appendingPathComponent("app")
      expect(folders.tables?.bundleURL.path, equals: bundles[0].path)
      folders.preview = root.appendingPathComponent("preview")
      expect(folders.tables?.bundleURL.path, equals: bundles[1].path)
    }
  }

  @Test func `The tables of these tests are found`() {
    expect(KitWord.tables?.bundleURL.lastPathComponent.contains("_PressureHosting."), equals: true)
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
