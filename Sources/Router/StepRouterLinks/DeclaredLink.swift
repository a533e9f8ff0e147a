import PortableUIKit
import StepRouter

/// A pattern of a ``LinkMap``, as it was declared.
///
/// ```swift
/// for link in links.declared { print(link.pattern, link.step) }
/// // product/:id the step of ProductViewController at Shop/Routes.swift:12
/// ```
public struct DeclaredLink: Hashable, Sendable {
  /// The pattern as text, such as `product/:id`.
  public let pattern: String
  /// Where it leads.
  public let step: StepReference
  /// Where it is declared.
  public let location: CodeLocation
  /// Earlier patterns that some of its URLs fit as well, and that are taken then.
  public let rivals: [String]
}

extension LinkMap {
  /// Its patterns, in the order in which they are tried.
  public var declared: [DeclaredLink] {
    all.enumerated().map { index, pattern in
      DeclaredLink(
        pattern: pattern.summary, step: pattern.step, location: pattern.location,
        rivals: all[..<index].filter { $0.path.overlaps(pattern.path) }.map(\.summary))
    }
  }
}
