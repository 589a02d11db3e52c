/// What is wrong with a cell, in a sentence.
struct MassCellError: Error, Equatable {
  var sentence: String
}
