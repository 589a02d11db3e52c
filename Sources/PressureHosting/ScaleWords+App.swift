extension ScaleWords {
  /// Makes the words in the app's language, or in English if the kit does not have that language.
  public init() {
    self = .english
    name = KitWord.scale.text
    hint = KitWord.weighHint.text
    simulationHint = KitWord.simulationHint.text
    tare = KitWord.tareLabel.text
    unmeasured = KitWord.unmeasured.text
    gram = KitWord.gram.text
    grams = KitWord.grams.text
    ounces = KitWord.ounces.text
    newtons = KitWord.newtons.text
    percent = KitWord.percent.text
  }
}
