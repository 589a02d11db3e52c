import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The content of an SVG plot, read with an XML parser.
final class Drawing: NSObject, XMLParserDelegate {
  /// A text, and its left and right ends for a generous letter width.
  struct Label {
    var text: String
    var left: Double
    var right: Double
    var y: Double
  }

  private(set) var marks: [(x: Double, y: Double)] = []
  private(set) var titles: [String] = []
  private(set) var texts: [Label] = []
  /// The position of each residual, and the end of its stem.
  private(set) var stems: [(x: Double, end: Double)] = []
  /// Both ends of the line.
  private(set) var line: [Double] = []

  private var attributes: [String: String] = [:]
  private var content = ""

  /// Nil if the SVG is not well-formed.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    content = ""
    self.attributes = name == "title" ? self.attributes : attributes
    if name == "circle" { marks.append((number("cx"), number("cy"))) }
    if attributes["class"] == "stems" {
      stems = attributes["d", default: ""].split(separator: "M").map { stem in
        let numbers = stem.split { " V".contains($0) }.compactMap { Double($0) }
        return numbers.count == 3 ? (numbers[0], numbers[2]) : (.nan, .nan)
      }
    }
    if attributes["class"] == "line" {
      line = attributes["d", default: ""].split { "ML ".contains($0) }.compactMap { Double($0) }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    content += string
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "title" { titles.append(content) }
    if name == "text" { texts.append(label()) }
  }

  private func label() -> Label {
    let width = Double(content.count) * (attributes["class"] == "title" ? 12.5 : 8.0)
    let before =
      switch attributes["text-anchor"] {
      case "end": 1.0
      case "middle": 0.5
      default: 0.0
      }
    let left = number("x") - before * width
    return Label(text: content, left: left, right: left + width, y: number("y"))
  }

  private func number(_ name: String) -> Double {
    attributes[name].flatMap(Double.init) ?? .nan
  }
}
