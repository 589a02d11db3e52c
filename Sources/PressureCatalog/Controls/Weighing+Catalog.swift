import PressureKit

extension Weighing: CataloguedControl {
  /// The control's element and its parts, with their names and descriptions.
  static var element: ElementDeclaration {
    ElementDeclaration(
      control: control,
      playground: (
        nil,
        "Press on the dial. Without a force sensor, hold and slide up, or turn the wheel."
      ),
      className: "PressureScale",
      summary: "a scale that weighs what presses on it, in grams", stateType: "ScaleState",
      properties: [
        .init("grams", "number", "The mass less the tare, in grams"),
        .init(
          "percent", "number",
          "The force in percent of the sensor's range; more than 100 with several contacts"),
        .init("text", "string", "The reading as it is shown: \"123 grams\""),
        .init("settled", "boolean", "True if the reading is steady"),
        .init("overload", "boolean", "True if the force exceeds what the sensor can measure"),
        .init(
          "source", "'none' | 'measured'",
          "`measured` while a sensor measures the force, otherwise `none`"),
        .init("peak", "number", "The largest mass since the scale was empty, in grams"),
        .init("force", "number", "The force in units of an average touch"),
        .init(
          "resolution", "number | null",
          "One step of the sensor in grams; null until the scale has observed one"),
        .init(
          "standardError", "number | null",
          "The standard error of the present mass, in grams; null without a calibration from at least three points"
        ),
        .init("range", "number", "The largest mass that one sensor can weigh, in grams"),
        .init(
          "calibrationFault", "string | null",
          "The reason why the points give no calibration; null if they do, or if there are none"),
        .init(
          "calibration", "ScaleCalibration | null",
          "The known masses. Can also be set to JSON. If the value is not a calibration, it throws and changes nothing",
          settable: "ScaleCalibration | string | null"),
      ],
      methods: [
        .init(
          name: "tare",
          summary: [
            "Sets the present reading to zero. If the scale is empty, it clears the tare."
          ]),
        .init(
          name: "addCalibrationPoint", parameters: [("grams", "number")], result: "number",
          summary: [
            "Adds the present force as a point with a known mass. Returns the number of points. Throws if no force is measured."
          ]),
        .init(name: "clearCalibration", summary: ["Removes all known masses."]),
      ],
      events: [
        .init("reading", "CustomEvent<ScaleReading>", "The reading changed"),
        .init("settle", "CustomEvent<ScaleReading>", "The reading has become steady"),
        .init("statechange", "CustomEvent<ScaleStateChange>", "The state changed"),
      ],
      parts: [
        .init("dial", "The dial and its content"),
        .init("reading", "The arc of the reading, while a force is measured"),
        .init("number", "The number"), .init("unit", "The unit"),
        .init("button", "The button that sets the reading to zero"),
      ],
      customProperties: [
        .init("dial", "The arc of the reading"),
        .init("dial-settled", "The arc of a steady reading"),
        .init("dial-overload", "The arc of a force that exceeds what the sensor can measure"),
        .init("dial-track", "The part of the arc that is not filled"),
        .init("dial-text", "The number"),
        .init("dial-quiet", "The unit, and the mark of the peak"),
        .init("button", "The background of the button"),
        .init("radius", "The corner radius of the button"), Catalog.focus,
      ])
  }

  private static var control: ControlDeclaration {
    ControlDeclaration(
      of: Weighing(), element: "pressure-scale",
      options: [
        .init(.capacity, "Grams at the sensor's maximum without a calibration"),
        .init(.settleRange, "The largest deviation of a steady reading to each side, in grams"),
        .init(.settleDuration, "Seconds that a reading must be steady before it settles"),
        .init(.haptics, Catalog.noHaptics),
      ],
      labels: [
        .init(
          "unit", "g", "The unit; ounces and newtons have two decimals",
          type: WeighingUnit.allCases.filter { $0 != .percent }.map { "'\($0.name)'" }
            .joined(separator: " | ")),
        .init(
          "mode", "weight",
          "The kind of reading; `percent` is of the sensor's range, and ignores the tare",
          type: "'weight' | 'percent'"),
        .init("tare-label", "Tare", "The label of the button below the dial"),
      ],
      words: [
        ("scale", "Scale"), ("gram", "gram"), ("grams", "grams"), ("ounces", "oz"),
        ("newtons", "N"),
        ("percent", "% force"), ("unmeasured", "No force measured"),
      ] + CalibrationFault.allCases.map(\.word),
      nativeWords: [
        ("weigh-hint", "Press on it to weigh"),
        ("simulation-hint", "Press on it and slide up: the force is simulated"),
      ],
      disabled: "Ignores presses, and drops the contacts that it weighs",
      colors: ["dial", "dial-settled", "dial-overload", "dial-track", "dial-text", "dial-quiet"],
      parts: [(.dial, "reading"), (.number, "number"), (.unit, "unit")])
  }
}

extension WeighingUnit {
  /// The name of the unit in an attribute.
  var name: String {
    switch self {
    case .grams: "g"
    case .ounces: "oz"
    case .newtons: "N"
    case .percent: "percent"
    }
  }
}

extension CalibrationFault {
  /// The word that explains the fault.
  var word: (name: String, text: String) {
    switch self {
    case .tooFewPoints: ("few-points", "Two known masses or more are needed")
    case .oneMass: ("same-masses", "All masses are the same")
    case .noSpread: ("same-forces", "All masses gave the same force")
    case .negativeSlope: ("falling", "More mass did not give more force")
    }
  }
}
