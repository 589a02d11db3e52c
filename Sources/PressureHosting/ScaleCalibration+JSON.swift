import Foundation
import PressureKit

extension ScaleCalibration {
  /// The points as JSON, one a line, and, where there is one, what is known of the line through them.
  public var json: String { json(of: line) }

  /// The same of another line through the points, with more members after those of the line.
  @_spi(Tools) public func json(of line: CalibrationLine?, and more: [String] = []) -> String {
    let rows = points.map {
      "    { \"force\": \($0.force.shortest), \"grams\": \($0.grams.shortest) }"
    }
    var members = [
      "\"\(ScaleCalibration.key)\": 1",
      rows.isEmpty ? "\"points\": []" : "\"points\": [\n\(rows.joined(separator: ",\n"))\n  ]",
    ]
    if let line {
      let error = line.standardError
      members += [
        "\"slope\": \(line.slope.shortest)", "\"offset\": \(line.offset.shortest)",
        "\"rSquared\": \(line.rSquared.shortest)",
        "\"standardError\": \(error.isFinite ? error.shortest : "null")",
      ]
    }
    members += more
    return "{\n" + members.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  /// Reads the points; whatever else there is says nothing new.
  ///
  /// - Throws: what is wrong with it; nothing is read by halves.
  public init(json: String) throws(ScaleCalibrationError) {
    self.init()
    let data = Data(json.utf8)
    guard (try? JSONDecoder().decode(Anything.self, from: data)) != nil else { throw .notJSON }
    guard let head = try? JSONDecoder().decode(Head.self, from: data), head.version == 1 else {
      throw .noCalibration
    }
    guard let body = try? JSONDecoder().decode(Body.self, from: data) else { throw .noPoints }
    for (index, point) in body.points.enumerated() {
      guard let force = point.force, let grams = point.grams, add(force: force, grams: grams)
      else { throw .badPoint(index + 1) }
    }
  }

  private static let key = "pressurekit-calibration"

  /// Any JSON.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  private struct Head: Decodable {
    let version: Double

    private enum CodingKeys: String, CodingKey {
      case version = "pressurekit-calibration"
    }
  }

  private struct Body: Decodable {
    let points: [Pair]
  }

  /// What may be a point.
  private struct Pair: Decodable {
    let force: Double?
    let grams: Double?

    private enum CodingKeys: CodingKey {
      case force, grams
    }

    init(from decoder: any Decoder) {
      let values = try? decoder.container(keyedBy: CodingKeys.self)
      force = try? values?.decode(Double.self, forKey: .force)
      grams = try? values?.decode(Double.self, forKey: .grams)
    }
  }
}

/// Why something is no calibration.
public enum ScaleCalibrationError: Error, Equatable, Sendable {
  /// It is not JSON.
  case notJSON
  /// It does not say that it is a calibration, of the first form.
  case noCalibration
  /// It has no list of points.
  case noPoints
  /// The point of this number, from 1, is no force and mass, each 0…1,000,000.
  case badPoint(Int)
}

extension Double {
  /// All the digits that a reader needs to have the same number again, and no more; no sign on a zero.
  @_spi(Tools) public var shortest: String {
    let text = "\(self + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
