import PortableUIKit
import StepRouter

/// A pattern of a ``LinkMap``, as you declared it.
///
/// ```swift
/// for link in links.declared { print(link.pattern, link.step) }
/// // product/:id the step of ProductViewController at Shop/Routes.swift:12
/// ```
public struct DeclaredLink: Hashable, Sendable {
  /// The pattern as text, such as `product/:id`.
  public let pattern: String
  /// The step that the link leads to.
  public let step: StepReference
  /// The source location of the declaration.
  public let location: CodeLocation
  /// Earlier patterns that match some of the same URLs, and that the map then prefers.
  public let rivals: [String]
}

extension LinkMap {
  /// The map's patterns, in the order in which it tries them.
  public var declared: [DeclaredLink] {
    zip(all, LinkOverlaps.earlier(in: all.map(\.path))).map { pattern, earlier in
      DeclaredLink(
        pattern: pattern.summary, step: pattern.step, location: pattern.location,
        rivals: earlier.map { all[$0].summary })
    }
  }
}
