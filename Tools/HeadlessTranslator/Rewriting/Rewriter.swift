import SwiftSyntax

/// Collects the changes to one file.
final class Rewriter: SyntaxVisitor {
  let file: SourceFile
  let model: AppModel
  var edits: Edits
  var notices: [Notice] = []
  var usesNetworking = false
  /// Whether the file imports WebKit.
  private var usesWebViews = false
  /// The declarations that move to their class, which lets subclasses override them.
  var moves: [Move] = []
  var scope: [String] = []
  /// Where the classes of this file end.
  var closingBraces: [String: (offset: Int, line: Int)] = [:]
  /// The names of parameters that are timers, function by function.
  var timers: [Set<String>] = []

  struct Move {
    let type: AppType
    let file: SourceFile
    let range: Range<Int>
    let line: Int
  }

  init(_ file: SourceFile, in model: AppModel) {
    self.file = file
    self.model = model
    edits = Edits(file.text)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  func warn(_ node: some SyntaxProtocol, _ reason: String) {
    notices.append(Notice(place: file.place(of: node), weight: .warning, reason: reason))
  }

  func refuse(_ node: some SyntaxProtocol, _ reason: String) {
    notices.append(Notice(place: file.place(of: node), weight: .error, reason: reason))
  }

  // Words of Objective-C

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Attributes.ofObjectiveC.contains(node.name) { edits.blank(node.bytes) }
    if node.name == "NSManaged" {
      edits.blank(node.bytes)
      refuse(
        node,
        "'@NSManaged' needs Core Data, which isn't there on Linux. Put the model behind a "
          + "protocol, and give the tests one that's made of plain objects.")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.blank(node.bytes) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": translateSelector(node)
    case "keyPath": translateKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// The type around a place in a function, such as `Outer.Inner`.
  private var typeName: String? {
    var names = scope
    while names.last?.hasSuffix("()") ?? false { names.removeLast() }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  private func translateSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let resolver = SelectorResolver(model: model, scope: typeName)
    switch resolver.resolve(SelectorReference(argument)) {
    case .name(let name): edits.replace(node.bytes, with: "Selector(\"\(name)\")")
    case .unreachable(let name):
      edits.replace(node.bytes, with: "Selector(\"\(name)\")")
      warn(
        argument,
        "A selector doesn't reach '\(name)': it's static, throws, is 'async', takes a "
          + "closure, or is under '#if'.")
    case .added(let name, let type, let file):
      edits.replace(
        node.bytes,
        with: "Selector(\"\(name)\", _addedTo: \(type).self) { object in "
          + "object.\(DispatchTable.partName(of: type, in: file))(named: \"\(name)\") }")
    case .checked(let name, let method):
      edits.replace(node.bytes, with: "Selector(\"\(name)\", _checking: { _ = \(method) })")
    case .mistake(let reason): refuse(argument, reason)
    }
  }

  private func translateKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let words = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
    let resolver = KeyPathResolver(model: model, scope: typeName)
    switch resolver.resolve(words) {
    case .name(let name), .checked(let name, _), .unreachable(let name), .added(let name, _, _):
      edits.replace(node.bytes, with: "\"\(name)\"")
    case .mistake(let reason): refuse(argument, reason)
    }
  }

  // Imports and names of modules

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name else { return .skipChildren }
    let module = name.text
    if module == "SwiftUI", let portable = AppleFrameworks.portable[module] {
      edits.replace(name.bytes, with: portable)
      return .skipChildren
    }
    if module == "UIKit", node.path.count == 1, node.importKindSpecifier == nil {
      return .skipChildren
    }
    if AppleFrameworks.covered.contains(module) {
      edits.blank(node.bytes)
      // The requests and responses of a web view.
      if module == "WebKit" { (usesNetworking, usesWebViews) = (true, true) }
    } else if AppleFrameworks.missing.contains(module) {
      edits.blank(node.bytes)
      warn(
        node,
        "The module '\(module)' isn't there on Linux. Declare what the app uses of it in the "
          + "target's own folder.")
    }
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    renameModule(node.baseType)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  private func note(_ token: TokenSyntax) {
    if AppleFrameworks.networking.contains(token.text) { usesNetworking = true }
    if let reason = AppleFrameworks.missingNames[token.text], model.type(named: token.text) == nil {
      warn(token, "'\(token.text)' isn't translated. \(reason)")
    }
  }

  /// Whether the changes of a property are told: it's `dynamic`, or one of a scroll view, a web view
  /// or a player.
  func isTold(_ key: String) -> Bool {
    ["contentOffset", "contentSize", "rate", "timeControlStatus"].contains(key)
      || usesWebViews && AppleFrameworks.toldByWebViews.contains(key)
      || model.types.values.contains { type in
        type.members.contains { $0.name == key && $0.isDynamic }
      }
  }

  func renameModule(_ node: some SyntaxProtocol) {
    guard let portable = AppleFrameworks.portable[node.trimmedDescription] else { return }
    edits.replace(node.bytes, with: portable)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { translateCondition(condition) }
    return .visitChildren
  }

  private func translateCondition(_ condition: ExprSyntax) {
    for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "iOS" {
      guard let call = token.parent?.ancestorCall, call.calledExpression.trimmedDescription == "os"
      else { continue }
      edits.replace(call.bytes, with: "canImport(UIKit)")
    }
  }

  // Types, and the functions around a place

  var scopeName: String { scope.joined(separator: ".") }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.name.text)
    translateClass(node)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.name.text)
    translateProtocol(node)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.extendedType.trimmedDescription)
    moveOverrides(of: node)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    timers.append(
      Set(
        parameters.filter { ["Timer", "Timer!", "Timer?"].contains($0.type.trimmedDescription) }
          .map { ($0.secondName ?? $0.firstName).text }))
    scope.append("\(node.name.text)()")
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    timers.removeLast()
    scope.removeLast()
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    translateInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    observe(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    translateCall(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { renameModule(base) }
    if node.declName.baseName.text == "userInfo", let base = node.base?.trimmedDescription,
      timers.contains(where: { $0.contains(base) })
    {
      edits.replace(node.declName.bytes, with: "_userInfo")
    }
    return .visitChildren
  }
}

extension Syntax {
  fileprivate var ancestorCall: FunctionCallExprSyntax? {
    var node: Syntax? = self
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self) { return call }
      node = current.parent
    }
    return nil
  }
}
