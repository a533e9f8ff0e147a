import PortableUIKit
import StepRouter

/// The pattern of a ``LinkMap`` that comes closest to a path that no pattern matches.
///
/// ```swift
/// if case .noMatch(let path, let nearest?) = linkError { print("\(path): \(nearest.pattern)?") }
/// ```
///
/// The search doesn't run until you read the pattern, because comparing a path with every pattern
/// takes long.
public struct NearestPattern: Hashable, Sendable {
  private enum Source: Sendable {
    case known(String)
    case unknown(path: [String], forms: PatternForms)
  }

  private let source: Source

  /// Makes a value to compare with the value in an error.
  public init(_ pattern: String) { source = .known(pattern) }

  init(to path: [String], among forms: PatternForms) {
    source = .unknown(path: path, forms: forms)
  }

  /// The pattern as text, such as `product/:id`. If the value comes from an error, every access
  /// searches the map for the pattern again.
  public var pattern: String {
    switch source {
    case .known(let pattern): pattern
    case .unknown(let path, let forms): forms.nearest(to: path) ?? ""
    }
  }

  /// Returns true if both are the same pattern.
  public static func == (one: Self, other: Self) -> Bool { one.pattern == other.pattern }

  /// Hashes the pattern.
  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

extension NearestPattern: CustomStringConvertible {
  /// The pattern as text.
  public var description: String { pattern }
}

extension NearestPattern: ExpressibleByStringLiteral {
  /// Makes a value to compare with the value in an error.
  public init(stringLiteral value: String) { self.init(value) }
}
