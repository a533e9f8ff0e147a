import SwiftSyntax

extension StubFilter {
  /// Leaves out the statements that mention something missing.
  mutating func filter(_ items: CodeBlockItemListSyntax) {
    var locals: Set<String> = []
    filter(items, &locals)
  }

  /// - Parameter locals: The local variables that have gone.
  private mutating func filter(_ items: CodeBlockItemListSyntax, _ locals: inout Set<String>) {
    for item in items where mentionsMissing(item, besides: locals) {
      if let statement = item.item.as(StmtSyntax.self) {
        filter(statement, item, &locals)
      } else if let expression = item.item.as(ExprSyntax.self) {
        filter(expression, item, &locals)
      } else {
        leaveOut(item, &locals)
      }
    }
  }

  private mutating func filter(
    _ statement: StmtSyntax, _ item: CodeBlockItemSyntax, _ locals: inout Set<String>
  ) {
    if let node = statement.as(ExpressionStmtSyntax.self) {
      filter(node.expression, item, &locals)
    } else if let node = statement.as(ForStmtSyntax.self),
      !mentionsMissing(node.sequence, besides: locals)
    {
      filterInside(node.body, locals)
    } else if let node = statement.as(WhileStmtSyntax.self),
      !mentionsMissing(node.conditions, besides: locals)
    {
      filterInside(node.body, locals)
    } else if let node = statement.as(DoStmtSyntax.self) {
      filterInside(node.body, locals)
      for clause in node.catchClauses { filterInside(clause.body, locals) }
    } else if let node = statement.as(ReturnStmtSyntax.self) {
      // A function that returns nothing ends here as before.
      note(node, "returns without a call")
      edits.replace(node.bytes, with: "return")
    } else {
      leaveOut(item, &locals)
    }
  }

  private mutating func filter(
    _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ locals: inout Set<String>
  ) {
    if let node = expression.as(IfExprSyntax.self) {
      guard !mentionsMissing(node.conditions, besides: locals) else {
        return leaveOut(item, &locals)
      }
      filterInside(node.body, locals)
      if case .codeBlock(let block) = node.elseBody { filterInside(block, locals) }
      if case .ifExpr(let other) = node.elseBody, mentionsMissing(other, besides: locals) {
        if mentionsMissing(other.conditions, besides: locals) {
          note(other, "leaves out a statement")
          edits.replace(other.bytes, with: "{}")
        } else {
          filter(ExprSyntax(other), item, &locals)
        }
      }
    } else if let node = expression.as(SwitchExprSyntax.self),
      !mentionsMissing(node.subject, besides: locals)
    {
      for case .switchCase(let branch) in node.cases {
        var inner = locals
        filter(branch.statements, &inner)
        let isEmpty = branch.statements.allSatisfy { mentionsMissing($0, besides: locals) }
        if isEmpty { edits.insert(" break", at: branch.label.bytes.upperBound) }
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self), let closure = call.body,
      closure.statements.count > 1, !mentionsMissing(call.calledExpression, besides: locals),
      !mentionsMissing(call.arguments, besides: locals)
    {
      var inner = locals
      filter(closure.statements, &inner)
    } else {
      leaveOut(item, &locals)
    }
  }

  private mutating func filterInside(_ block: CodeBlockSyntax, _ locals: Set<String>) {
    var inner = locals
    filter(block.statements, &inner)
  }

  private mutating func leaveOut(_ item: CodeBlockItemSyntax, _ locals: inout Set<String>) {
    locals.formUnion(BoundNames(in: item).names)
    leaveOut(item, named: [])
  }
}

extension FunctionCallExprSyntax {
  /// The call's only trailing closure.
  fileprivate var body: ClosureExprSyntax? {
    additionalTrailingClosures.isEmpty ? trailingClosure : nil
  }
}

/// The names that a statement binds: by `let`, `var`, or a condition of `guard`.
private final class BoundNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
