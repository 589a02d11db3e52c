import Foundation

/// Data about the elements, in the formats of editors and tools.
enum EditorData {
  /// The custom elements manifest, schema 2.1 (https://github.com/webcomponents/custom-elements-manifest).
  static var manifest: String {
    json([
      "schemaVersion": "2.1.0", "readme": "README.md",
      "modules": Catalog.elements.map { element -> Object in
        [
          "kind": "javascript-module", "path": "\(element.script).js",
          "declarations": [declaration(of: element)],
          "exports": [
            [
              "kind": "js", "name": element.className,
              "declaration": ["name": element.className],
            ],
            [
              "kind": "custom-element-definition", "name": element.tag,
              "declaration": ["name": element.className],
            ],
          ],
        ]
      },
    ])
  }

  /// Web-types for JetBrains' editors (https://github.com/JetBrains/web-types).
  static var webTypes: String {
    json([
      "$schema": "https://json.schemastore.org/web-types", "name": "pressurekit",
      "version": Catalog.version, "description-markup": "markdown",
      "contributions": ["html": ["elements": Catalog.elements.map(webType)]],
    ])
  }

  /// Custom HTML data for VS Code, format 1.1.
  static var htmlData: String {
    json([
      "version": 1.1,
      "tags": Catalog.elements.map { element -> Object in
        [
          "name": element.tag, "description": sentence(element),
          "attributes": element.attributes.entries.map { entry -> Object in
            var attribute: Object = ["name": entry.attribute, "description": entry.sentence]
            if entry.isFlag { attribute["valueSet"] = "v" }
            if !entry.choices.isEmpty {
              attribute["values"] = entry.choices.map { ["name": $0] }
            }
            return attribute
          },
        ]
      },
    ])
  }

  /// The controls for tests in Python, with the names that the command and the engine use for states and events.
  static var controls: String {
    json([
      "controls": Catalog.elements.map { element -> Object in
        [
          "name": element.script, "tag": element.tag, "document": element.document,
          "states": element.control.states, "acts": element.control.acts,
          "labels": element.control.texts.map(\.name), "parts": element.parts.map(\.name),
        ]
      }
    ])
  }

  private typealias Object = [String: Any]

  private static func declaration(of element: ElementDeclaration) -> Object {
    let state: Object = [
      "kind": "field", "name": "state", "type": ["text": element.stateType],
      "readonly": element.settingState == nil,
      "description": element.settingState.map { $0 + "." } ?? "The state.",
    ]
    let fields = element.properties.map { property -> Object in
      [
        "kind": "field", "name": property.name, "type": ["text": property.type],
        "readonly": property.settableType == nil, "description": property.summary + ".",
      ]
    }
    let reflecting = element.attributes.entries.compactMap { entry -> Object? in
      entry.property.map { property in
        [
          "kind": "field", "name": property, "type": ["text": entry.type],
          "attribute": entry.attribute, "reflects": true, "description": entry.sentence,
        ]
      }
    }
    let methods = element.methods.map { method -> Object in
      [
        "kind": "method", "name": method.name, "description": method.summary.joined(separator: " "),
        "parameters": method.parameters.map {
          ["name": $0.name, "type": ["text": $0.type]] as Object
        },
        "return": ["type": ["text": method.result]],
      ]
    }
    return [
      "kind": "class", "customElement": true, "name": element.className, "tagName": element.tag,
      "description": sentence(element), "superclass": ["name": "HTMLElement"],
      "attributes": element.attributes.entries.map { entry -> Object in
        var attribute: Object = [
          "name": entry.attribute, "type": ["text": entry.type], "description": entry.sentence,
        ]
        attribute["fieldName"] = entry.property
        return attribute
      },
      "members": [state] + fields + reflecting + methods,
      "events": element.events.map {
        ["name": $0.name, "type": ["text": $0.type], "description": $0.summary + "."] as Object
      },
      "slots": named(element.slots), "cssParts": named(element.parts),
      "cssProperties": named(element.customProperties, prefix: "--pressure-"),
      "cssStates": element.control.states.map { ["name": $0] as Object },
    ]
  }

  private static func webType(_ element: ElementDeclaration) -> Object {
    [
      "name": element.tag, "description": sentence(element),
      "attributes": element.attributes.entries.map { entry -> Object in
        [
          "name": entry.attribute, "description": entry.sentence,
          "value": ["type": entry.type, "required": !entry.isFlag] as Object,
        ]
      },
      "slots": named(element.slots),
      "js": [
        "properties": element.properties.map {
          ["name": $0.name, "type": $0.type, "description": $0.summary + "."] as Object
        }
          + element.attributes.entries.compactMap { entry in
            entry.property.map {
              ["name": $0, "type": entry.type, "description": entry.sentence] as Object
            }
          },
        "events": element.events.map {
          ["name": $0.name, "description": $0.summary + "."] as Object
        },
      ],
      "css": [
        "parts": named(element.parts),
        "properties": named(element.customProperties, prefix: "--pressure-"),
      ],
    ]
  }

  private static func named(
    _ all: [ElementDeclaration.Named], prefix: String = ""
  ) -> [Object] {
    all.map { ["name": prefix + $0.name, "description": $0.summary + "."] }
  }

  private static func sentence(_ element: ElementDeclaration) -> String {
    element.summary.prefix(1).uppercased() + element.summary.dropFirst() + "."
  }

  private static func json(_ object: Object) -> String {
    // Encoding cannot fail: all values are valid JSON.
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
