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
  /// Whether the map prints URLs of this form. It only reads aliases and the forms that
  /// ``LinkPattern/alsoReads(_:_:fileID:line:)`` and `alsoConverts` add.
  public let isPrinted: Bool
  /// Earlier patterns that match some of the same URLs, and that the map then prefers.
  public let rivals: [String]
}

extension LinkMap {
  /// The map's patterns, in the order in which you declared them, each with the other forms that it
  /// also reads.
  public var declared: [DeclaredLink] {
    zip(all, tree.rivals).map { pattern, earlier in
      DeclaredLink(
        pattern: pattern.summary, step: pattern.step, location: pattern.location,
        isPrinted: pattern.isPrinted, rivals: earlier.map { all[$0].summary })
    }
  }
}
