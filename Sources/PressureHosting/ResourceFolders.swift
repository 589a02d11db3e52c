import Foundation

/// The folders of a program in which this module's resource bundle may be.
///
/// `Bundle.module`, which SwiftPM writes, looks in fewer of them and ends the process if the bundle is missing.
struct ResourceFolders {
  /// The folder of the bundle that Xcode names for a preview.
  var preview: URL?
  /// The main bundle: that of the app or the app extension, or the folder of a tool.
  var main: URL
  var mainResources: URL?
  /// The program's own file.
  var executable: URL?
  /// The bundle that has this module's code: the main bundle, a framework or a test bundle.
  var code: URL
  var codeResources: URL?

  /// The folders, in the order in which they are searched.
  var all: [URL] {
    var all = [preview, mainResources, codeResources, main, code]
    // A Mac app that was put together by hand may have its bundles beside its executable.
    all.append(executable?.resolvingSymlinksInPath().deletingLastPathComponent())
    // SwiftPM puts the bundles beside a test bundle.
    if code.pathExtension == "xctest" { all.append(code.deletingLastPathComponent()) }
    if let app = containingApp {
      all += [app, app.appendingPathComponent("Contents/Resources")]
    }
    return all.compactMap { $0 }
  }

  /// The app that an app extension is in.
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
  /// SwiftPM names the bundle after the package and the module. The package's name is not known here: a copy of this module
  /// may be in another package.
  var tables: Bundle? {
    for folder in all {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where ResourceFolders.endings.contains(where: name.hasSuffix) {
        if let bundle = Bundle(url: folder.appendingPathComponent(name)) { return bundle }
      }
    }
    return nil
  }

  /// The second is SwiftPM's on Linux.
  private static let endings = ["_PressureHosting.bundle", "_PressureHosting.resources"]
}

extension ResourceFolders {
  /// Those of this process.
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

/// A class of this module: the bundle that has its code is asked for by a class.
private final class Code {}
