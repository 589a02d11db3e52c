extension String {
  /// With escapes in place of what a terminal obeys and nobody sees: control characters, those that turn the
  /// direction of writing or have no width, and separators of lines.
  package var printable: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }.joined()
  }
}
