import HTTPTypes

/// The security headers of every reply.
enum SecurityHeaders {
  // Allow only files of this server, and no inline scripts or styles. WebAssembly needs 'wasm-unsafe-eval' to be
  // compiled. No page may frame ours: it could make a press on its own content hit our Delete button.
  private static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    + "style-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; "
    + "form-action 'self'; frame-ancestors 'none'"

  static func add(to fields: inout HTTPFields) {
    fields[.contentSecurityPolicy] = policy
    fields[.xContentTypeOptions] = "nosniff"
    // Other sites must not load our icon or scripts: they could find out that the server runs.
    fields[HTTPField.Name("Cross-Origin-Resource-Policy")!] = "same-origin"
    // Other sites must not see our addresses. With `no-referrer`, browsers would send a form of ours with the origin `null`.
    fields[HTTPField.Name("Referrer-Policy")!] = "same-origin"
  }
}
