import PortableUIKit

extension JSONNode {
  /// Decodes the value. Throws a fault with the position and the key of the value that doesn't fit.
  package func decode<Decoded: Decodable>(as type: Decoded.Type) throws(JSONFault) -> Decoded {
    do { return try JSONDecoder().decode(type, from: json) } catch let error as DecodingError {
      throw fault(of: error)
    } catch {
      throw JSONFault("\(error)", at: place)
    }
  }

  private func fault(of error: DecodingError) -> JSONFault {
    switch error {
    case .keyNotFound(let key, let context):
      return JSONFault(
        "there is no “\(key.stringValue)”", at: node(at: context.codingPath).place,
        key: Self.words(for: context.codingPath + [key]))
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let found = node(at: context.codingPath)
      return JSONFault(
        "\(name(of: context.codingPath)) is \(found.kind), but \(Self.words(of: type)) is expected",
        at: found.place, key: Self.words(for: context.codingPath))
    case .dataCorrupted(let context):
      let found = node(at: context.codingPath)
      return JSONFault(
        "\(name(of: context.codingPath)) doesn't fit: \(context.debugDescription)",
        at: found.place, key: Self.words(for: context.codingPath))
    @unknown default: return JSONFault("\(error)", at: place)
    }
  }

  private static func words(for path: [any CodingKey]) -> String? {
    let keys = path.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }
    return keys.isEmpty ? nil : keys.joined(separator: ".")
  }

  private func name(of path: [any CodingKey]) -> String {
    guard let key = path.last else { return "it" }
    return key.intValue.map { "element \($0 + 1)" } ?? "“\(key.stringValue)”"
  }

  /// The value at the end of a path, or the last value on the path that exists.
  private func node(at path: [any CodingKey]) -> JSONNode {
    var node = self
    for key in path {
      let elements = node.elements ?? []
      if let index = key.intValue, elements.indices.contains(index) {
        node = elements[index]
      } else if let member = node[key.stringValue] {
        node = member
      }
    }
    return node
  }

  /// Returns the words for an expected type. Decoders name lists and objects by their Swift types.
  private static func words(of type: any Any.Type) -> String {
    switch "\(type)" {
    case let name where name.hasPrefix("Dictionary<"): "an object"
    case let name where name.hasPrefix("Array<"): "a list"
    case let name: name
    }
  }
}
