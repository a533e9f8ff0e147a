import SwiftSyntax

/// Reads the classes and protocols of a file, and afterwards what its extensions add.
final class ModelReader: SyntaxVisitor {
  private let file: SourceFile
  private let model: AppModel
  private let isOwn: Bool
  /// Types first, then extensions: an extension may stand in a file before its type.
  private let readsExtensions: Bool
  private var scope: [String] = []

  init(_ file: SourceFile, into model: AppModel, isOwn: Bool, readsExtensions: Bool) {
    self.file = file
    self.model = model
    self.isOwn = isOwn
    self.readsExtensions = readsExtensions
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = Attributes(node.attributes)
    enter(
      node, named: node.name.text, .classType, node.inheritanceClause, node.modifiers,
      hasObjcMembers: attributes.contains("objcMembers"), isObjcProtocol: false)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, named: node.name.text, .protocolType, node.inheritanceClause, node.modifiers,
      hasObjcMembers: false, isObjcProtocol: Attributes(node.attributes).contains("objc"))
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, named: node.name.text, .other, node.inheritanceClause, node.modifiers,
      hasObjcMembers: false, isObjcProtocol: false)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, named: node.name.text, .other, node.inheritanceClause, node.modifiers,
      hasObjcMembers: false, isObjcProtocol: false)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    scope.append(name)
    guard readsExtensions else { return .visitChildren }
    let type =
      model.type(named: name)
      ?? model.extendedType(named: name, at: file.place(of: node), isOwn: isOwn)
    type.inherited += node.inheritanceClause.names
    let isObjc = Attributes(node.attributes).contains("objc")
    read(node.memberBlock, of: type, isExposed: isObjc, isInExtension: true)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  // The bodies of functions may have local classes, which have names of their own.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append("\(node.name.text)()")
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let argument = node.arguments.first {
      let reference = SelectorReference(argument)
      model.mentionedNames.insert(reference.name)
    }
    return .visitChildren
  }

  private func enter(
    _ node: some DeclGroupSyntax, named name: String, _ kind: AppType.Kind,
    _ inheritance: InheritanceClauseSyntax?, _ modifiers: DeclModifierListSyntax,
    hasObjcMembers: Bool, isObjcProtocol: Bool
  ) {
    scope.append(name)
    guard !readsExtensions else { return }
    let type = AppType(
      name: scope.joined(separator: "."), kind: kind, place: file.place(of: node), isOwn: isOwn,
      access: modifiers.access, isFinal: modifiers.contains("final"),
      inherited: inheritance.names, hasObjcMembers: hasObjcMembers,
      isObjcProtocol: isObjcProtocol)
    model.add(type)
    read(
      node.memberBlock, of: type, isExposed: hasObjcMembers || isObjcProtocol,
      isInExtension: false)
  }

  private func read(
    _ block: MemberBlockSyntax, of type: AppType, isExposed: Bool, isInExtension: Bool
  ) {
    for (member, isConditional) in Conditions.members(of: block) {
      let context = MemberReader(
        file: file, isExposed: isExposed, isInExtension: isInExtension,
        isConditional: isConditional)
      if let initializer = member.as(InitializerDeclSyntax.self) {
        guard !isInExtension else { continue }
        let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
        if labels == ["nibName", "bundle"] { type.hasNibInit = true }
        if !initializer.modifiers.contains("convenience") { type.hasDesignatedInit = true }
      } else {
        type.members += context.members(of: member)
      }
    }
  }
}
