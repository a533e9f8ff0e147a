import SwiftSyntax

/// Classes, protocols and what they declare.
extension Rewriter {
  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController",
    "UISplitViewController", "UIPageViewController", "UIAlertController", "UISearchController",
    "UIActivityViewController", "UIHostingController",
  ]

  func translateClass(_ node: ClassDeclSyntax) {
    guard let type = model.type(named: scopeName), type.place == file.place(of: node) else {
      return
    }
    let brace = node.memberBlock.rightBrace
    closingBraces[type.name] = (brace.bytes.lowerBound, file.place(of: brace).line)
    removeMain(of: node)
    addTable(to: node, type)
    addNibInit(to: node, type)
  }

  private func removeMain(of node: ClassDeclSyntax) {
    for attribute in Attributes(node.attributes).all where attribute.name == "main" {
      let names = node.inheritanceClause.names
      if names.contains("UIApplicationDelegate") { edits.blank(attribute.bytes) }
    }
  }

  private func addTable(to node: ClassDeclSyntax, _ type: AppType) {
    guard DispatchTable.isNeeded(for: type) else { return }
    let table = DispatchTable(model: model, type: type)
    let parts = table.filesOfExtensions.map { DispatchTable.partName(of: type.name, in: $0) }
    add(table.method(parts: parts), to: node.memberBlock)
    if table.isFirst {
      inherit("PortableUIKit._ObjectiveCMethods", node.inheritanceClause, after: endOfHead(node))
    }
  }

  private func endOfHead(_ node: ClassDeclSyntax) -> Int {
    node.genericParameterClause?.bytes.upperBound ?? node.name.bytes.upperBound
  }

  private func inherit(_ name: String, _ clause: InheritanceClauseSyntax?, after offset: Int) {
    if let last = clause?.inheritedTypes.last {
      edits.insert(", \(name)", at: last.bytes.upperBound)
    } else {
      edits.insert(": \(name)", at: offset)
    }
  }

  /// Writes the parts of tables for the members that extensions in this file add.
  func addTableParts() {
    let classes = model.types.values.filter { $0.isOwn && $0.kind == .classType }
    for type in (classes + model.extended.values).sorted(by: { $0.name < $1.name }) {
      let table = DispatchTable(model: model, type: type)
      guard !table.members(in: file.path).isEmpty else { continue }
      edits.append(table.part(of: file.path))
    }
  }

  /// A view controller with an initializer of its own lacks one that the headless UIKit requires.
  private func addNibInit(to node: ClassDeclSyntax, _ type: AppType) {
    guard let root = model.root(of: type)?.prefix(while: { $0 != "<" }),
      Self.controllers.contains(String(root)),
      type.hasDesignatedInit, !type.hasNibInit
    else { return }
    let access = ["public", "open"].contains(type.access ?? "") ? "public " : ""
    add(
      "\(access)required init(nibName: String?, bundle: Foundation.Bundle?) { "
        + "fatalError(\"Use of unimplemented initializer 'init(nibName:bundle:)' for class "
        + "'\(type.name)'\") }", to: node.memberBlock)
  }

  /// Adds a member on the line where the class ends.
  private func add(_ member: String, to block: MemberBlockSyntax) {
    let brace = block.rightBrace
    let end = block.members.last.map { file.place(at: $0.endPositionBeforeTrailingTrivia).line }
    let separator = end == file.place(of: brace).line ? "; " : ""
    edits.insert("\(separator)\(member); ", at: brace.bytes.lowerBound)
  }

  func translateInitializer(_ node: InitializerDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard labels == ["nibName", "bundle"], !node.modifiers.contains("required") else { return }
    for modifier in node.modifiers where modifier.name.text == "override" {
      edits.replace(modifier.bytes, with: "required")
    }
  }

  // Protocols

  func translateProtocol(_ node: ProtocolDeclSyntax) {
    guard Attributes(node.attributes).contains("objc") else { return }
    let names = node.inheritanceClause.names
    if !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      inherit("AnyObject", node.inheritanceClause, after: node.name.bytes.upperBound)
    }
    let access = node.modifiers.access.map { "\($0) " } ?? ""
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self) else {
        refuseOptionalProperty(member.decl)
        continue
      }
      guard method.modifiers.contains("optional") else { continue }
      let result = method.signature.returnClause?.type.trimmedDescription
      let isVoid = result == nil || result == "Void" || result == "()"
      guard isVoid || result?.hasSuffix("?") ?? false else {
        warn(
          method,
          "An optional requirement that returns '\(result ?? "")' isn't translated: every "
            + "class that conforms has to have it.")
        continue
      }
      let head = "func \(method.name.text)\(method.signature.trimmedDescription)"
        .split(separator: "\n").joined(separator: " ")
      let body = isVoid ? "{}" : "{ return nil }"
      edits.append("extension \(scopeName) { \(access)\(head) \(body) }")
    }
  }

  private func refuseOptionalProperty(_ declaration: DeclSyntax) {
    guard let property = declaration.as(VariableDeclSyntax.self),
      property.modifiers.contains("optional")
    else { return }
    warn(
      property, "An optional property isn't translated: every class that conforms has to have it.")
  }

  // Extensions

  /// Moves what only the Objective-C runtime can override: overrides in extensions, and methods of
  /// extensions that a subclass overrides.
  func moveOverrides(of node: ExtensionDeclSyntax) {
    guard let type = model.type(named: node.extendedType.trimmedDescription),
      type.kind == .classType, type.isOwn
    else { return }
    for (member, isConditional) in Conditions.members(of: node.memberBlock) {
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let isOverride = modifiers?.contains("override") ?? false
      guard !isConditional, isOverride || isOverridden(member, of: type) else { continue }
      moves.append(
        Move(
          type: type, file: file, range: member.bytes, line: file.place(of: member).line))
      edits.replace(member.bytes, with: "")
    }
  }

  private func isOverridden(_ declaration: DeclSyntax, of type: AppType) -> Bool {
    guard
      let member = type.members.first(where: {
        $0.isInExtension && $0.place == file.place(of: declaration)
      })
    else { return false }
    return model.types.values.contains { other in
      other !== type && model.chain(of: other).contains { $0 === type }
        && other.members.contains { $0.isOverride && $0.fullName == member.fullName }
    }
  }

  // Observed properties

  /// Lets a `dynamic` property tell its observers.
  func observe(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains("dynamic"), node.bindingSpecifier.text == "var",
      node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    guard let type = model.type(named: scopeName), type.kind == .classType,
      let root = model.root(of: type), root != "AnyObject"
    else { return }
    let key = type.members.first { $0.name == name }?.objectiveCName ?? name
    let note = "_noteChange(of: \"\(key)\", from: oldValue, to: \(name))"
    guard let block = binding.accessorBlock else {
      return edits.insert(" { didSet { \(note) } }", at: binding.bytes.upperBound)
    }
    guard case .accessors(let list) = block.accessors else { return }
    if let old = list.first(where: { $0.accessorSpecifier.text == "didSet" }) {
      guard let body = old.body else { return }
      let given = old.parameters?.name.text ?? "oldValue"
      edits.insert(
        " \(note.replacing("oldValue", with: given));", at: body.leftBrace.bytes.upperBound)
    } else if let first = list.first(where: { $0.accessorSpecifier.text == "willSet" }) {
      edits.insert("didSet { \(note) }; ", at: first.bytes.lowerBound)
    } else if let setter = list.first(where: { $0.accessorSpecifier.text == "set" }),
      let body = setter.body
    {
      edits.insert(
        " let _old = \(name); defer { \(note.replacing("oldValue", with: "_old")) };",
        at: body.leftBrace.bytes.upperBound)
    }
  }
}
