#if !canImport(UIKit)
#if !canImport(ObjectiveC)
/// The name of a method. Nothing can be sent by its name here: it exists so that `nil` can be
/// written where UIKit takes one, and so that a name can be kept.
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
