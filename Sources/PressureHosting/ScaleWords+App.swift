extension ScaleWords {
  /// Makes those of the app's language where the kit has it, and English ones elsewhere.
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
