import SwiftSyntax

/// What stands between the parentheses of `#selector`.
struct SelectorReference {
  enum Accessor {
    case getter, setter
  }

  var name = ""
  /// The labels, if the source writes them.
  var labels: [String]?
  /// What stands before the last point: a type, `self`, or an object.
  var base: String?
  var accessor: Accessor?
  /// The number of arguments in `method as (Type) -> Void`.
  var argumentCount: Int?

  init(_ argument: LabeledExprSyntax) {
    if argument.label?.text == "getter" { accessor = .getter }
    if argument.label?.text == "setter" { accessor = .setter }
    read(argument.expression)
  }

  private mutating func read(_ expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      read(only.expression)
    } else if let cast = expression.as(AsExprSyntax.self) {
      readCast(cast.type)
      read(cast.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      if let type = sequence.elements.last?.as(TypeExprSyntax.self) { readCast(type.type) }
      if let first = sequence.elements.first { read(first) }
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base?.trimmedDescription
      read(member.declName)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      read(reference)
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      read(call.calledExpression)
    }
    for mark in ["!", "?"] where base?.hasSuffix(mark) ?? false { base?.removeLast() }
  }

  private mutating func read(_ reference: DeclReferenceExprSyntax) {
    name = reference.baseName.text.replacing("`", with: "")
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }

  private mutating func readCast(_ type: TypeSyntax) {
    let bare = type.as(TupleTypeSyntax.self)?.elements.first?.type ?? type
    guard let function = bare.as(FunctionTypeSyntax.self) else { return }
    let result = function.returnClause.type
    let inner = result.as(TupleTypeSyntax.self)?.elements.first?.type ?? result
    let method = inner.as(FunctionTypeSyntax.self) ?? function
    argumentCount = method.parameters.count
  }
}
