extension String {
  /// The text with escapes for invisible characters that a terminal obeys: control characters, characters without width or that
  /// change the writing direction, and line separators.
  package var printable: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }.joined()
  }
}
