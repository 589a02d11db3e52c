extension String {
  /// True if the text has the same bytes as a word.
  ///
  /// `==` also accepts equivalent spellings. For that it needs the Unicode tables, which are as large as everything else that a
  /// page loads for traces.
  func isSpelled(_ word: String) -> Bool { utf8.elementsEqual(word.utf8) }

  /// True if the text has the same bytes as one of the words.
  func isSpelled(oneOf words: String...) -> Bool {
    words.contains { isSpelled($0) }
  }
}
