#if !canImport(UIKit)
#if !canImport(ObjectiveC)
/// The name of a method. Nothing here can send a message by name; the type lets you write `nil` for
/// a UIKit selector parameter, and store a name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ str: String) {
    description = str
  }

  public init(stringLiteral value: String) {
    description = value
  }
}
#endif
#endif
