/// The name of a type in errors and events. The text doesn't exist until you read it.
///
/// ```swift
/// print(TypeName(ProductViewController.self))     // ProductViewController
/// ```
public struct TypeName: Sendable {
  private enum Storage: Sendable {
    case type(any Any.Type)
    case name(String)
  }

  private let storage: Storage

  /// Makes the name of this type.
  public init(_ type: any Any.Type) { storage = .type(type) }

  /// Makes a name from its text.
  public init(name: String) { storage = .name(name) }
}

extension TypeName: CustomStringConvertible {
  /// The type's name without its module and without a last argument that is `Void`:
  /// `ProductViewController`, `AsyncScreen<OrdersViewController>`.
  public var description: String {
    switch storage {
    case .type(let type): Self.text(of: type)
    case .name(let name): name
    }
  }

  /// Leaves a context of type `Void` out: `AsyncScreen<OrdersViewController>`.
  private static func text(of type: any Any.Type) -> String {
    let text = String(describing: type)
    return text.hasSuffix(", ()>") ? text.replacing(", ()>", with: ">") : text
  }
}

extension TypeName: Hashable {
  /// Returns true if both read the same.
  public static func == (left: TypeName, right: TypeName) -> Bool {
    left.description == right.description
  }

  /// Hashes the name's text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension TypeName: Codable {
  /// Decodes the name from a single string.
  public init(from decoder: any Decoder) throws {
    self.init(name: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the name as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
