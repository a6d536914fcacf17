import Catalogs
import Checks
import Layouts
import Testing
import Vocabulary

@testable import CommandLineTool

/// The JSON Schema says of keys and words what the reader says.
@Suite struct SchemaTests {
  let schema: JSONValue

  init() throws {
    let bytes = try #require(FileAccess.bytes(of: packageFolder + "/docs/snug.schema.json"))
    let document = JSONDocument(bytes, syntax: .json)
    #expect(document.problems.isEmpty)
    schema = try #require(document.root)
  }

  func definition(_ name: String) -> JSONValue? { name.isEmpty ? schema : schema[key: "$defs"]?[key: name] }

  @Test(arguments: ConfigurationKeys.all.map(\.definition))
  func eachObjectHasTheSameKeys(_ name: String) throws {
    let keys = try #require(ConfigurationKeys.all.first { $0.definition == name })
    let object = try #require(definition(name))
    let properties = try #require(object[key: "properties"]?.object)
    #expect(properties.map(\.key).sorted() == keys.names.sorted())
    #expect(object[key: "additionalProperties"]?.boolean == false)
  }

  @Test func eachClosedObjectOfTheSchemaIsOneOfTheReaders() throws {
    let definitions = try #require(schema[key: "$defs"]?.object)
    let closed = definitions.filter { $0.value[key: "additionalProperties"]?.boolean == false }.map(\.key)
    #expect(closed.sorted() == ConfigurationKeys.all.map(\.definition).filter { !$0.isEmpty }.sorted())
  }

  @Test(arguments: [
    ("", "platform", Platform.allCases.map(\.rawValue)),
    ("", "baseDirection", BaseDirection.allCases.map(\.rawValue)),
    ("", "failOn", FailThreshold.allCases.map(\.rawValue)),
    ("component", "truncation", Truncation.allCases.map(\.rawValue)),
    ("image", "side", Component.Image.Side.allCases.map(\.rawValue)),
    ("intent", "title", IntentOverride.Title.allCases.map(\.rawValue)),
    ("intent", "image", IntentOverride.Image.allCases.map(\.rawValue)),
    ("ruleSetting", "severity", Severity.allCases.map(\.rawValue) + ["off"]),
  ])
  func eachWordIsTheSame(_ name: String, _ property: String, _ words: [String]) throws {
    let listed = try #require(definition(name)?[key: "properties"]?[key: property]?[key: "enum"]?.array)
    #expect(listed.compactMap(\.string).sorted() == words.sorted())
  }

  @Test func namedSizesStylesAndWeightsAreTheSame() throws {
    func words(_ value: JSONValue?) -> [String] { (value?[key: "enum"]?.array ?? []).compactMap(\.string) }
    #expect(words(definition("textStyle")) == TextStyle.allCases.map(\.rawValue))
    #expect(words(definition("textSize")?[key: "oneOf"]?.array?.first) == DynamicTypeCategory.allCases.map(\.rawValue))
    let weight = definition("font")?[key: "properties"]?[key: "weight"]?[key: "oneOf"]?.array?.first
    #expect(words(weight) == FontWeight.names.map(\.name))
    let scale = schema[key: "properties"]?[key: "textSizes"]?[key: "oneOf"]?.array?.first
    #expect(words(scale) == TextScale.named.map(\.name))
  }
}
