import PortableUIKit
import StepRouter

/// Collects the patterns of a ``LinkMap``.
///
/// ```swift
/// let links = LinkMap(schemes: ["shop"]) {
///   LinkPattern(home, "home")
///   if isSearchOn { LinkPattern(search, "search", QueryParameter<String>("q")) }
/// }
/// ```
@MainActor
@resultBuilder
public enum LinkMapBuilder {
  /// Link patterns with any context type.
  public struct Patterns {
    let all: [any AnyLinkPattern]
  }

  /// Adds a pattern with any context type.
  public static func buildExpression<Context>(_ pattern: LinkPattern<Context>) -> Patterns {
    Patterns(all: [pattern] + pattern.others)
  }

  /// Combines patterns, in order.
  public static func buildBlock(_ parts: Patterns...) -> Patterns {
    Patterns(all: parts.flatMap(\.all))
  }

  /// Adds the patterns of an `if` without an `else`, if its condition holds.
  public static func buildOptional(_ part: Patterns?) -> Patterns { part ?? Patterns(all: []) }

  /// Adds the patterns of an `if` branch.
  public static func buildEither(first part: Patterns) -> Patterns { part }

  /// Adds the patterns of an `else` branch.
  public static func buildEither(second part: Patterns) -> Patterns { part }

  /// Adds the patterns of a loop, in order.
  public static func buildArray(_ parts: [Patterns]) -> Patterns {
    Patterns(all: parts.flatMap(\.all))
  }
}
