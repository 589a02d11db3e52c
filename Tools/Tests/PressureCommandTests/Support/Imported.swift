/// A calibration as an importer decodes it: every key must be present and have the right type.
struct Imported: Decodable, Equatable {
  struct Point: Decodable, Equatable {
    var force: Double
    var grams: Double
  }

  var version: Int
  var points: [Point]
  var slope: Double
  var offset: Double
  var rSquared: Double
  var standardError: Double?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version = "pressurekit-calibration"
    case points, slope, offset, rSquared, standardError
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    points = try values.decode([Point].self, forKey: .points)
    slope = try values.decode(Double.self, forKey: .slope)
    offset = try values.decode(Double.self, forKey: .offset)
    rSquared = try values.decode(Double.self, forKey: .rSquared)
    // The key must be present, even if its value is null.
    standardError = try values.decode(Double?.self, forKey: .standardError)
  }
}
