/// The calibration as JSON, as the demo's page imports it.
///
/// Written here and not by an encoder: a point a line, in the order of thought, and a `null` where
/// the standard error is not known.
struct CalibrationDocument {
  let text: String

  init(_ fit: Fit) {
    let points = fit.masses.map {
      "    { \"force\": \(Number($0.force)), \"grams\": \(Number($0.grams)) }"
    }
    let line = fit.line
    let error = line.standardError.isFinite ? Number(line.standardError).description : "null"
    text = """
      {
        "pressurekit-calibration": 1,
        "points": [
      \(points.joined(separator: ",\n"))
        ],
        "slope": \(Number(line.slope)),
        "offset": \(Number(line.offset)),
        "rSquared": \(Number(line.rSquared)),
        "standardError": \(error)
      }

      """
  }
}
