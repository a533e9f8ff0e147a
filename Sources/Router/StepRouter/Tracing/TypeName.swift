/// The name of a type in errors and events. It is made only when somebody reads it.
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

  /// The name of this type.
  public init(_ type: any Any.Type) { storage = .type(type) }

  /// A name that was written down.
  public init(name: String) { storage = .name(name) }
}

extension TypeName: CustomStringConvertible {
  /// The type's name without its module: `ProductViewController`.
  public var description: String {
    switch storage {
    case .type(let type): String(describing: type)
    case .name(let name): name
    }
  }
}

extension TypeName: Hashable {
  /// Equal if they read the same.
  public static func == (left: TypeName, right: TypeName) -> Bool {
    left.description == right.description
  }

  /// Hashes the name that is read.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension TypeName: Codable {
  /// Reads the name as one text.
  public init(from decoder: any Decoder) throws {
    self.init(name: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name as one text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
