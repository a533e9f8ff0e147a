import SwiftSyntax

/// Reads methods and properties.
struct MemberReader {
  let file: SourceFile
  let isExposed: Bool
  let isInExtension: Bool
  let isConditional: Bool

  func members(of declaration: DeclSyntax) -> [AppMember] {
    if let method = declaration.as(FunctionDeclSyntax.self) { return [member(method)] }
    if let property = declaration.as(VariableDeclSyntax.self) { return members(property) }
    return []
  }

  private func member(_ node: FunctionDeclSyntax) -> AppMember {
    let attributes = Attributes(node.attributes)
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    let effects = node.signature.effectSpecifiers
    let types = parameters.map { $0.type.trimmedDescription }
    let isOutOfReach =
      effects?.asyncSpecifier != nil || effects?.throwsClause != nil
      || node.genericParameterClause != nil
      || parameters.contains { parameter in
        parameter.ellipsis != nil
          || ["inout ", "->", "@"].contains { parameter.type.trimmedDescription.contains($0) }
      }
    return member(
      node, name: node.name.text, attributes, node.modifiers,
      kind: .method(AppMember.Method(labels: labels, types: types, isOutOfReach: isOutOfReach)),
      objectiveCName: attributes.objectiveCName
        ?? ObjectiveCName.selector(of: node.name.text, labels: labels))
  }

  private func members(_ node: VariableDeclSyntax) -> [AppMember] {
    let attributes = Attributes(node.attributes)
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      let isSettable =
        node.bindingSpecifier.text == "var" && !(binding.accessorBlock?.isGetterOnly ?? false)
      return member(
        node, name: name, attributes, node.modifiers,
        kind: .property(AppMember.Property(isSettable: isSettable)),
        objectiveCName: attributes.objectiveCName ?? name)
    }
  }

  private func member(
    _ node: some DeclSyntaxProtocol, name: String, _ attributes: Attributes,
    _ modifiers: DeclModifierListSyntax, kind: AppMember.Kind, objectiveCName: String
  ) -> AppMember {
    let isByDefault = isExposed && !attributes.contains("nonobjc") && !modifiers.isPrivate
    return AppMember(
      name: name.replacing("`", with: ""), kind: kind,
      objectiveCName: objectiveCName.replacing("`", with: ""),
      isExposed: attributes.isExposing || isByDefault, isOverride: modifiers.contains("override"),
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      isDynamic: modifiers.contains("dynamic"),
      isOptional: modifiers.contains("optional"), isInExtension: isInExtension,
      isConditional: isConditional, place: file.place(of: node), range: node.bytes)
  }
}

extension AccessorBlockSyntax {
  /// Whether there's a getter and no setter.
  var isGetterOnly: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { $0.accessorSpecifier.text == "get" }
        && !list.contains { $0.accessorSpecifier.text == "set" }
    @unknown default: true
    }
  }
}
