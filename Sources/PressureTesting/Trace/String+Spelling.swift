extension String {
  /// Whether it is spelled like a word, byte for byte.
  ///
  /// `==` would find two spellings of one text equal, too; for that it needs the tables of Unicode, which
  /// are as large as all the rest of what a page loads for traces.
  func isSpelled(_ word: String) -> Bool { utf8.elementsEqual(word.utf8) }

  /// Whether it is spelled like one of the words.
  func isSpelled(oneOf words: String...) -> Bool {
    words.contains { isSpelled($0) }
  }
}
