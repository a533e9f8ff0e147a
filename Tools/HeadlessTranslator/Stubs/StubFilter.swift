import SwiftSyntax

/// Leaves out of a file what Linux can't compile. What remains is a stub: the same classes with their
/// titles and buttons, and with what their actions do that needs nothing of what's missing.
///
/// A declaration goes if its type or signature mentions a missing name, and so does a statement that
/// mentions one, or something that has gone. Lines and columns stay.
struct StubFilter {
  let file: SourceFile
  let missing: MissingNames
  private(set) var notices: [Notice] = []
  var edits: Edits
  /// The variables, functions and types of the file that have gone.
  var gone: Set<String> = []
  private var isSettled = false

  init(_ file: SourceFile, missing: MissingNames) {
    self.file = file
    self.missing = missing
    edits = Edits(file.text)
    var count = -1
    while count != gone.count {
      count = gone.count
      read(file.tree.statements)
    }
    isSettled = true
    read(file.tree.statements)
  }

  /// The file as a stub.
  var text: String { edits.text() }

  func mentionsMissing(_ node: some SyntaxProtocol, besides locals: Set<String> = []) -> Bool {
    Mentions(in: node).names.contains { name in
      gone.contains(name) || locals.contains(name) || missing.contains(name)
    }
  }

  private mutating func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if let declaration = item.item.as(DeclSyntax.self) { read(declaration) }
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let branches = declaration.as(IfConfigDeclSyntax.self) {
      for clause in branches.clauses {
        if case .statements(let items) = clause.elements { read(items) }
        if case .decls(let members) = clause.elements { read(members) }
      }
    } else if let node = declaration.as(ImportDeclSyntax.self) {
      let module = node.path.first?.name.text ?? ""
      if AppleFrameworks.missing.contains(module) { leaveOut(node, named: [], as: "'\(module)'") }
    } else if let node = declaration.as(VariableDeclSyntax.self) {
      read(node)
    } else if let node = declaration.as(FunctionDeclSyntax.self) {
      read(node)
    } else if let node = declaration.as(InitializerDeclSyntax.self) {
      if mentionsMissing(node.signature) { return leaveOut(node, named: []) }
      if let body = node.body, isSettled { filter(body.statements) }
    } else if let node = declaration.as(DeinitializerDeclSyntax.self) {
      if let body = node.body, isSettled { filter(body.statements) }
    } else if let node = declaration.as(ClassDeclSyntax.self) {
      read(node.memberBlock.members)
      replaceMissing(in: node.inheritanceClause, of: node.name.text)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      if mentionsMissing(node.extendedType) { return leaveOut(node, named: []) }
      read(node.memberBlock.members)
      replaceMissing(in: node.inheritanceClause, of: nil)
    } else if let node = declaration.asProtocol((any DeclGroupSyntax).self) {
      read(node.memberBlock.members)
      replaceMissing(in: node.inheritanceClause, of: nil)
    } else if mentionsMissing(declaration) {
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      leaveOut(declaration, named: name.map { [$0] } ?? [])
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax) {
    for member in members { read(member.decl) }
  }

  private mutating func read(_ node: VariableDeclSyntax) {
    let names = node.bindings.map(\.pattern.trimmedDescription)
    let isTyped = node.bindings.contains { binding in
      binding.typeAnnotation.map { mentionsMissing($0) } == true
        || binding.initializer.map { mentionsMissing($0) } == true
    }
    if isTyped { return leaveOut(node, named: names) }
    for binding in node.bindings {
      guard let block = binding.accessorBlock else { continue }
      guard !block.isObserver else {
        if isSettled { for body in block.bodies { filter(body) } }
        continue
      }
      guard mentionsMissing(block) else { continue }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      guard !node.modifiers.contains("override"), let value = PlaceholderValue.text(for: type)
      else { return leaveOut(node, named: names) }
      if isSettled {
        note(block, "returns \(value)")
        edits.replace(block.bytes, with: "{ \(value) }")
      }
    }
  }

  private mutating func read(_ node: FunctionDeclSyntax) {
    if mentionsMissing(node.signature) { return leaveOut(node, named: [node.name.text]) }
    guard let body = node.body else { return }
    let type = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    if type == "Void" || type == "()" {
      if isSettled { filter(body.statements) }
    } else if mentionsMissing(body) {
      guard !node.modifiers.contains("override"), let value = PlaceholderValue.text(for: type)
      else { return leaveOut(node, named: [node.name.text]) }
      if isSettled {
        note(body, "returns \(value)")
        edits.replace(body.bytes, with: "{ return \(value) }")
      }
    }
  }

  /// Leaves out missing protocols, and lets a screen whose superclass is missing inherit from
  /// `UIViewController`.
  private mutating func replaceMissing(in clause: InheritanceClauseSyntax?, of name: String?) {
    guard isSettled, let clause else { return }
    var inherited: [String] = []
    for (index, type) in clause.inheritedTypes.enumerated() {
      guard mentionsMissing(type.type) else {
        inherited.append(type.type.trimmedDescription)
        continue
      }
      note(type, "leaves out '\(type.type.trimmedDescription)'")
      guard index == 0, let name else { continue }
      if name.hasSuffix("Controller") { inherited.append("UIViewController") }
      if name.hasSuffix("View") { inherited.append("UIView") }
    }
    let text = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
    if inherited.count < clause.inheritedTypes.count || mentionsMissing(clause) {
      edits.replace(clause.bytes, with: text)
    }
  }

  mutating func leaveOut(
    _ node: some SyntaxProtocol, named names: [String], as what: String = "a statement"
  ) {
    gone.formUnion(names)
    guard isSettled else { return }
    let names = names.map { "'\($0)'" }.joined(separator: ", ")
    note(node, "leaves out \(names.isEmpty ? what : names)")
    edits.blank(node.bytes)
  }

  mutating func note(_ node: some SyntaxProtocol, _ change: String) {
    notices.append(
      Notice(place: file.place(of: node), weight: .note, reason: "The stub \(change)."))
  }
}

extension AccessorBlockSyntax {
  /// Whether the block observes a stored property.
  fileprivate var isObserver: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }

  fileprivate var bodies: [CodeBlockItemListSyntax] {
    switch accessors {
    case .getter(let items): [items]
    case .accessors(let list): list.compactMap { $0.body?.statements }
    @unknown default: []
    }
  }
}
