import Foundation

/// The media types of files, by their extension.
///
/// With `nosniff`, a browser runs a script or compiles WebAssembly only if the type is right.
enum ContentType {
  private static let byExtension = [
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "jsonl": "application/jsonl",
    "map": "application/json",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    // TypeScript declarations are shown as text: the registered type of .ts is a video.
    "ts": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
  ]

  static func of(fileNamed name: String) -> String {
    byExtension[URL(fileURLWithPath: name).pathExtension.lowercased()]
      ?? "application/octet-stream"
  }
}
