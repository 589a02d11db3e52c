import Foundation
import PressureKit

extension ScaleCalibration {
  /// The points as JSON, one on each line, and the values of the line through them if there is one.
  public var json: String { json(of: line) }

  /// The same JSON with another line through the points, and with more members after those of the line.
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

  /// Reads the points; all other members are ignored.
  ///
  /// - Throws: `ScaleCalibrationError`, the first mistake in the text. No points are read then.
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

  /// A member of the list of points, which may lack either number.
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

/// A reason why a text is not a calibration.
public enum ScaleCalibrationError: Error, Equatable, Sendable {
  /// The text is not JSON.
  case notJSON
  /// The text does not declare a calibration of version 1.
  case noCalibration
  /// The calibration has no list of points.
  case noPoints
  /// The point with this number, counted from 1, does not have a force and a mass of 0…1,000,000 each.
  case badPoint(Int)
}

extension Double {
  /// The shortest text that a reader turns back into the same number, without a sign on zero.
  @_spi(Tools) public var shortest: String {
    let text = "\(self + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
