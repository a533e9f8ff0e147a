import PortableUIKit

/// A value of a JSON document with its position, which decoders don't report.
package struct JSONNode: Sendable {
  package enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONNode])
    case object([Member])
  }

  /// A key of an object, and its value.
  package struct Member: Sendable {
    package let key: String
    package let place: JSONPlace
    package let node: JSONNode
  }

  package let value: Value
  package let place: JSONPlace
  /// The value's bytes in the document.
  package let json: Data

  /// Reads a whole document: UTF-8, with or without a byte order mark.
  package init(document: Data) throws(JSONFault) {
    var reader = JSONReader(document)
    self = try reader.document()
  }

  init(value: Value, place: JSONPlace, json: Data) {
    self.value = value
    self.place = place
    self.json = json
  }

  /// The members of an object; nil if it's something else.
  package var members: [Member]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The elements of a list; nil if it's something else.
  package var elements: [JSONNode]? {
    guard case .list(let elements) = value else { return nil }
    return elements
  }

  /// The text; nil if it's something else.
  package var text: String? {
    guard case .text(let text) = value else { return nil }
    return text
  }

  package subscript(key: String) -> JSONNode? {
    members?.first { $0.key == key }?.node
  }

  /// The kind of the value with an article, for messages.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
