import Testing

/// Records an issue if a value is not the expected one, as `expect(actual, equals: expected)` does.
///
/// The compiler checks the types of this call ten times as fast as those of the macro's expansion, which took most of the time
/// that the tests needed to build. Each target of tests has a link to this file.
func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  var text = "\(String(reflecting: actual)) is not \(String(reflecting: expected))"
  if let actual = actual as? [Any], let expected = expected as? [Any] {
    let same = zip(actual, expected).prefix { String(reflecting: $0) == String(reflecting: $1) }
      .count
    text += ". They differ from index \(same)"
  }
  Issue.record("\(text)\(comment().map { ": \($0)" } ?? "")", sourceLocation: sourceLocation)
}
