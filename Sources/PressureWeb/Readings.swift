/// What a control reads, as numbers in a row: their order in Web/wire.js is that of these.
package struct Readings {
  var force = 0.0
  var intention = 0.0
  var grams = 0.0
  var percent = 0.0
  var shown = 0.0
  var peak = 0.0
  var step = 0.0
  var error = 0.0
  var capacity = 0.0
  var slope = 0.0
  var offset = 0.0
  var rSquared = 0.0
  var standardError = 0.0
  var word = 0.0
  var isAtLeast = 0.0
  var contentWidth = 0.0
  var contentHeight = 0.0
}

extension Readings {
  /// Those of nothing.
  package static var none: Readings { Readings() }
}
