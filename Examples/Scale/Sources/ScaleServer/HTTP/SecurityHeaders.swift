import HTTPTypes

/// What every reply tells a browser, whatever it is.
enum SecurityHeaders {
  // Everything from here and nothing from elsewhere; no inline script or style. WebAssembly needs
  // a word of its own to be compiled. No page may frame ours: it could have a press on something
  // of its own land on our Delete.
  private static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    + "style-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; "
    + "form-action 'self'; frame-ancestors 'none'"

  static func add(to fields: inout HTTPFields) {
    fields[.contentSecurityPolicy] = policy
    fields[.xContentTypeOptions] = "nosniff"
    // No page of elsewhere may show our icon or run our scripts, and so find out that we are here.
    fields[HTTPField.Name("Cross-Origin-Resource-Policy")!] = "same-origin"
    fields[HTTPField.Name("Referrer-Policy")!] = "no-referrer"
  }
}
