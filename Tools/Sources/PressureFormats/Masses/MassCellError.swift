/// A message about a bad cell.
struct MassCellError: Error, Equatable {
  var sentence: String
}
