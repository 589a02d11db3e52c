import PressureKit

extension Weighing: CataloguedControl {
  /// What pages, editors and documentation call the control's element and its parts.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control,
      playground: (
        nil,
        "Press on the dial. Where nothing measures force, hold and slide up, or turn the wheel."
      ),
      className: "PressureScale",
      summary: "what presses on it, in grams", stateType: "ScaleState",
      properties: [
        .init("grams", "number", "What is weighed, less the tare"),
        .init("percent", "number", "Of the sensor's range; more than 100 with several contacts"),
        .init("text", "string", "As it is shown: \"123 grams\""),
        .init("settled", "boolean", "Whether the reading is steady"),
        .init("overload", "boolean", "Whether it is more than the sensor can say"),
        .init("source", "'none' | 'measured'", "Where the force comes from"),
        .init("peak", "number", "The most since the scale was empty, in grams"),
        .init("force", "number", "In units of an average touch"),
        .init(
          "resolution", "number | null",
          "One step of the sensor in grams; null until it has been seen"),
        .init(
          "standardError", "number | null",
          "Of what is weighed now, in grams; null without a calibration of three points"),
        .init("range", "number", "The most that one sensor weighs, in grams"),
        .init(
          "calibrationFault", "string | null",
          "Why the points give no calibration; null when they do, or when there are none"),
        .init(
          "calibration", "ScaleCalibration | null",
          "The known masses; takes JSON too, and throws, and changes nothing, when it is none",
          settable: "ScaleCalibration | string | null"),
      ],
      methods: [
        .init(
          name: "tare",
          summary: [
            "Sets what is read now to zero; with nothing on it, forgets that it ever was."
          ]),
        .init(
          name: "addCalibrationPoint", parameters: [("grams", "number")], result: "number",
          summary: [
            "Takes what is weighed now for a known mass; how many there are then. Throws where there is none."
          ]),
        .init(name: "clearCalibration", summary: ["Forgets the known masses."]),
      ],
      events: [
        .init("reading", "CustomEvent<ScaleReading>", "It reads something else"),
        .init("settle", "CustomEvent<ScaleReading>", "The reading is steady"),
        .init("statechange", "CustomEvent<ScaleStateChange>", "It does something else"),
      ],
      parts: [
        .init("dial", "The dial with all that is on it"),
        .init("reading", "The arc of the reading, while there is one"),
        .init("number", "The number"), .init("unit", "The unit"),
        .init("button", "The button that sets it to zero"),
      ],
      customProperties: [
        .init("dial", "The arc of the reading"),
        .init("dial-settled", "The arc of a steady reading"),
        .init("dial-overload", "The arc of more than the sensor can say"),
        .init("dial-track", "The part of the arc that is not filled"),
        .init("dial-text", "The number"),
        .init("dial-quiet", "The unit, and the mark of the peak"),
        .init("button", "The ground of the button"),
        .init("radius", "How round the button's corners are"), Catalog.focus,
      ])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: Weighing(), element: "pressure-scale",
      options: [
        .init(.capacity, "Grams at the sensor's maximum while it is not calibrated"),
        .init(.settleRange, "Grams to each side in which a reading is steady"),
        .init(.settleDuration, "Seconds that a reading is steady before it has settled"),
        .init(.haptics, Catalog.noHaptics),
      ],
      labels: [
        .init(
          "unit", "g", "What it weighs in; ounces and newtons have two decimals",
          type: "'g' | 'oz' | 'N'"),
        .init(
          "mode", "weight", "What it reads; percent is of the sensor's range, whatever the tare",
          type: "'weight' | 'percent'"),
        .init("tare-label", "Tare", "What the button below the dial says"),
      ],
      words: [
        ("scale", "Scale"), ("gram", "gram"), ("grams", "grams"), ("ounces", "oz"),
        ("newtons", "N"),
        ("percent", "% force"), ("unmeasured", "No force measured"),
        ("few-points", "Two known masses or more are needed"),
        ("same-masses", "All masses are the same"),
        ("same-forces", "All masses gave the same force"),
        ("falling", "More mass did not give more force"),
      ],
      nativeWords: [
        ("weigh-hint", "Press on it to weigh"),
        ("simulation-hint", "Press on it and slide up: the force is simulated"),
      ],
      disabled: "Takes no presses, and lets go of what it weighs",
      colors: ["dial", "dial-settled", "dial-overload", "dial-track", "dial-text", "dial-quiet"],
      parts: [(.dial, "reading"), (.number, "number"), (.unit, "unit")])
  }
}
