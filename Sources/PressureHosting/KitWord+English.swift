// Made by script/generate from the list of controls: the kit's texts in English.

extension KitWord {
  /// The English words by their names, for programs without string tables.
  static let englishWords = [
    "confirm-label": "CONFIRM",
    "ok-label": "OK",
    "press-hint": "Press harder",
    "hold-hint": "Hold longer",
    "slide-hint": "Slide onto the ring",
    "hold-description": "Activate twice, or hold and slide onto the ring",
    "force-description": "Activate twice, or press harder and slide onto the ring",
    "question-mark": "?",
    "success-label": "Done",
    "failure-label": "Failed",
    "tare-label": "Tare",
    "scale": "Scale",
    "gram": "gram",
    "grams": "grams",
    "ounces": "oz",
    "newtons": "N",
    "percent": "% force",
    "unmeasured": "No force measured",
    "few-points": "Two known masses or more are needed",
    "same-masses": "All masses are the same",
    "same-forces": "All masses gave the same force",
    "falling": "More mass did not give more force",
    "preview": "Preview",
    "actions": "Actions",
    "voiceover-hint": "Double-tap twice to confirm",
    "switch-control-hint": "Select twice to confirm",
    "force-hint": "Press harder, then slide up onto the ring",
    "time-hint": "Hold, then slide up onto the ring",
    "loading-label": "Loading",
    "weigh-hint": "Press on it to weigh",
    "simulation-hint": "Press on it and slide up: the force is simulated",
    "close": "Close",
  ]
}
