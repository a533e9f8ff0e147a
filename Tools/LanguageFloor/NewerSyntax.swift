import SwiftParser
import SwiftSyntax

/// Finds syntax that came with Swift 6.3, outside of `#if compiler(>=6.3)`.
final class NewerSyntax: SyntaxVisitor {
  struct Finding: CustomStringConvertible {
    let line: Int
    let message: String

    var description: String { "\(line): \(message)" }
  }

  private static let newAttributes: [String: String] = [
    "c": "`@c`", "export": "`@export`", "nonexhaustive": "`@nonexhaustive`",
    "section": "`@section`", "specialized": "`@specialized`", "used": "`@used`",
  ]

  private let lines: SourceLocationConverter
  private var findings: [Finding] = []

  static func findings(in text: String) -> [Finding] {
    let tree = Parser.parse(source: text)
    let visitor = NewerSyntax(tree)
    visitor.walk(tree)
    return visitor.findings
  }

  private init(_ tree: SourceFileSyntax) {
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ clause: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = clause.condition?.trimmedDescription.filter { $0 != " " } ?? ""
    let isForNewer = condition.firstMatch(of: #/^(?:compiler|swift)\(>=(?:6\.[3-9]|[7-9])/#) != nil
    return isForNewer ? .skipChildren : .visitChildren
  }

  override func visit(_ attribute: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = attribute.attributeName.trimmedDescription
    if let spelled = Self.newAttributes[name] {
      add(spelled, at: attribute)
    } else if name == "inline", attribute.arguments?.trimmedDescription == "always" {
      add("`@inline(always)`", at: attribute)
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .keyword(.weak) where follows(token, .keyword(.let)): add("`weak let`", at: token)
    case .colonColon: add("`Module::name`", at: token)
    default: break
    }
    return .visitChildren
  }

  /// Returns true if the next token is of this kind, regardless of comments in between.
  private func follows(_ token: TokenSyntax, _ kind: TokenKind) -> Bool {
    token.nextToken(viewMode: .sourceAccurate)?.tokenKind == kind
  }

  private func add(_ what: String, at node: some SyntaxProtocol) {
    findings.append(
      Finding(
        line: node.startLocation(converter: lines).line,
        message: "\(what) needs Swift 6.3, and the package has to compile with 6.2"))
  }
}
