import SwiftSyntax

/// The names of types, variables and functions that a piece of source mentions. The members of other
/// objects than `self` don't belong to them.
final class Mentions: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      let base = access.base?.trimmedDescription ?? ""
      guard ["self", "self?", "Self"].contains(base) else { return .skipChildren }
    }
    names.insert(node.baseName.text)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
