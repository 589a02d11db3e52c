import Foundation

/// The folders of a program in which this module's resource bundle may be.
///
/// `Bundle.module`, which SwiftPM generates, searches fewer folders and ends the process if the bundle is missing.
struct ResourceFolders {
  /// The folder of the bundle that Xcode names for a preview.
  var preview: URL?
  /// The main bundle: the app, the app extension, or the folder of a tool.
  var main: URL
  var mainResources: URL?
  /// The program's own file.
  var executable: URL?
  /// The bundle with this module's code: the main bundle, a framework or a test bundle.
  var code: URL
  var codeResources: URL?

  /// The folders, in the order of the search.
  var all: [URL] {
    var all = [preview, mainResources, codeResources, main, code]
    // A Mac app that was assembled by hand may have its bundles beside its executable.
    all.append(executable?.resolvingSymlinksInPath().deletingLastPathComponent())
    // SwiftPM puts the bundles beside a test bundle.
    if code.pathExtension == "xctest" { all.append(code.deletingLastPathComponent()) }
    if let app = containingApp {
      all += [app, app.appendingPathComponent("Contents/Resources")]
    }
    return all.compactMap { $0 }
  }

  /// The app that contains an app extension.
  private var containingApp: URL? {
    guard main.pathExtension == "appex" else { return nil }
    // App.app/PlugIns/Extension.appex, and on the Mac App.app/Contents/PlugIns/Extension.appex.
    let parents = [2, 3].map { count in
      (0..<count).reduce(main) { url, _ in url.deletingLastPathComponent() }
    }
    return parents.first { $0.pathExtension == "app" }
  }

  /// The bundle with the string tables; nil if no folder has it.
  ///
  /// SwiftPM names the bundle after the package and the module. The name of the package is not known here: another
  /// package may contain a copy of this module.
  var tables: Bundle? {
    for folder in all {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where ResourceFolders.endings.contains(where: name.hasSuffix) {
        if let bundle = Bundle(url: folder.appendingPathComponent(name)) { return bundle }
      }
    }
    return nil
  }

  /// The second one is SwiftPM's on Linux.
  private static let endings = ["_PressureHosting.bundle", "_PressureHosting.resources"]
}

extension ResourceFolders {
  /// Makes the folders of this process.
  init() {
    let code = Bundle(for: Code.self)
    self.init(
      main: Bundle.main.bundleURL, mainResources: Bundle.main.resourceURL,
      executable: Bundle.main.executableURL, code: code.bundleURL, codeResources: code.resourceURL)
    #if DEBUG
    preview = ProcessInfo.processInfo.environment["PACKAGE_RESOURCE_BUNDLE_PATH"]
      .map { URL(fileURLWithPath: $0) }
    #endif
  }
}

/// A class to find the bundle of this module's code by.
private final class Code {}
