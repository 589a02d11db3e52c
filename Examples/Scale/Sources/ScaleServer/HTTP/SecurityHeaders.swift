import FlyingFox

/// What every answer tells a browser, whatever it is.
enum SecurityHeaders {
  static let all: [HTTPHeader: String] = [
    // Everything from here and nothing from elsewhere; no inline script or style. WebAssembly
    // needs a word of its own to be compiled.
    HTTPHeader("Content-Security-Policy"):
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
      + "style-src 'self'; img-src 'self'; manifest-src 'self'",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
  ]
}
