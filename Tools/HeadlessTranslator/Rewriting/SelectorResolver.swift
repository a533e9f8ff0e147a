/// Finds out which method a `#selector` means.
struct SelectorResolver {
  enum Answer: Equatable {
    case name(String)
    /// The name of a method that no call reaches.
    case unreachable(String)
    /// The name of a method that an extension of a class of UIKit adds.
    case added(String, to: String, inFile: String)
    /// The name of a method of UIKit's, with an expression that only compiles if the method exists.
    case checked(String, String)
    case mistake(String)
  }

  let model: AppModel
  /// The name of the type around the selector.
  let scope: String?

  func resolve(_ reference: SelectorReference) -> Answer {
    if reference.accessor != nil { return property(reference) }
    let answer = method(reference)
    guard case .checked = answer,
      let (type, member) = model.extensionMember(where: { isMeant($0, by: reference) })
    else { return answer }
    return DispatchTable.isListed(member)
      ? .added(member.objectiveCName, to: type.name, inFile: member.place.file)
      : .unreachable(member.objectiveCName)
  }

  private func method(_ reference: SelectorReference) -> Answer {
    guard let type = type(of: reference) else { return anywhere(reference) }
    var refused: AppMember?
    for one in model.chain(of: type) + model.protocols(of: type) {
      let named = one.members.filter { isMeant($0, by: reference) }
      let exposed = named.filter(\.isExposed)
      let names = Set(exposed.map(\.objectiveCName))
      if names.count > 1 {
        return .mistake("Ambiguous use of '\(reference.name)'. Write its argument labels.")
      }
      if let name = names.first {
        return exposed.contains(where: DispatchTable.isListed) ? .name(name) : .unreachable(name)
      }
      refused = refused ?? named.first
    }
    if let refused {
      return .mistake(
        "Argument of '#selector' refers to instance method '\(refused.fullName)' that is not "
          + "exposed to Objective-C. Add '@objc' to it.")
    }
    if model.reachesBeyondApp(type) || type.kind != .classType { return ofUIKit(reference) }
    return .mistake("Type '\(type.name)' has no member '\(spelling(reference))'.")
  }

  private func type(of reference: SelectorReference) -> AppType? {
    guard let base = reference.base else { return scope.flatMap(enclosingType) }
    if ["self", "Self", "super", "type(of: self)"].contains(base) {
      return scope.flatMap(enclosingType)
    }
    return model.type(named: base, within: scope)
  }

  /// Finds the innermost type that a selector stands in: a struct or enum has no methods of this
  /// kind, but may be around a class.
  private func enclosingType(_ scope: String) -> AppType? {
    model.type(named: scope)
  }

  /// A method of UIKit's, or of an object whose type only the compiler knows.
  private func anywhere(_ reference: SelectorReference) -> Answer {
    if let base = reference.base, base.first?.isUppercase ?? false { return ofUIKit(reference) }
    let names = Set(
      model.types.values.flatMap(\.members)
        .filter { $0.isExposed && isMeant($0, by: reference) }.map(\.objectiveCName))
    return names.count == 1 ? .name(names.first ?? "") : ofUIKit(reference)
  }

  private func ofUIKit(_ reference: SelectorReference) -> Answer {
    let name = ObjectiveCName.ofUIKit(reference.name, labels: reference.labels)
    let isOwner = ["self", "Self", "super", "type(of: self)", nil].contains(reference.base)
    guard let owner = isOwner ? scope : reference.base,
      !ObjectiveCName.ofEditing.contains(name), !isProtocol(owner)
    else { return .name(name) }
    return .checked(name, "\(owner).\(spelling(reference))")
  }

  /// Whether a name is that of a protocol, whose methods an expression can't name.
  private func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Actions", "Protocol", "Updating"].contains { name.hasSuffix($0) }
      || model.type(named: name, within: scope)?.kind == .protocolType
  }

  private func property(_ reference: SelectorReference) -> Answer {
    let members = type(of: reference).map { model.chain(of: $0).flatMap(\.members) } ?? []
    let found = members.first { $0.name == reference.name && $0.labels == nil }
    let isSetter = reference.accessor == .setter
    guard let found else {
      let name = reference.name
      let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
      return .name(isSetter ? setter : name)
    }
    guard found.isExposed else {
      return .mistake(
        "Argument of '#selector' refers to property '\(found.name)' that is not exposed to "
          + "Objective-C. Add '@objc' to it.")
    }
    if isSetter, case .property(let property) = found.kind, !property.isSettable {
      return .mistake("Property '\(found.name)' has no setter.")
    }
    return .name(isSetter ? found.setterName : found.objectiveCName)
  }

  private func isMeant(_ member: AppMember, by reference: SelectorReference) -> Bool {
    guard member.name == reference.name, let labels = member.labels else { return false }
    if let count = reference.argumentCount, count != labels.count { return false }
    guard let written = reference.labels else { return true }
    return written == labels
  }

  private func spelling(_ reference: SelectorReference) -> String {
    guard let labels = reference.labels else { return reference.name }
    return "\(reference.name)(\(labels.map { "\($0):" }.joined()))"
  }
}
