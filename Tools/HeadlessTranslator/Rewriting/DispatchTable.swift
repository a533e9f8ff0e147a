/// The code by which a name reaches a method of a class, all on one line.
struct DispatchTable {
  let model: AppModel
  let type: AppType

  /// Whether the class has methods of its own in a table.
  static func isNeeded(for type: AppType) -> Bool {
    type.kind == .classType && type.members.contains(where: isListed)
  }

  /// Whether the class is the first of its superclasses with a table.
  var isFirst: Bool {
    !model.chain(of: type).dropFirst().contains(where: Self.isNeeded)
  }

  /// Returns the method for the class's body.
  ///
  /// - Parameter parts: The names of the methods for its extensions.
  func method(parts: [String]) -> String {
    let cases = type.members.filter { !$0.isInExtension && Self.isListed($0) }.flatMap(entries)
    let inherited = isFirst ? [] : ["super._objectiveCMethod(named: name)"]
    let rest = parts.map { "self.\($0)(named: name)" } + inherited
    return function(
      "\(modifiers)func _objectiveCMethod", cases: cases,
      fallback: rest.isEmpty ? "nil" : rest.joined(separator: " ?? "))
  }

  /// Returns an extension for the members that extensions in one file add.
  func part(of file: String) -> String {
    let cases = members(in: file).flatMap(entries)
    let name = Self.partName(of: type.name, in: file)
    return "extension \(type.name) { \(function("func \(name)", cases: cases, fallback: "nil")) }"
  }

  /// The name of the method for what a type's extensions in a file add.
  static func partName(of type: String, in file: String) -> String {
    let name = "\(type)_\(file.split(separator: "/").last ?? "")"
    return "_objectiveCMethod_" + String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The members that extensions in a file add.
  func members(in file: String) -> [AppMember] {
    type.members.filter { $0.isInExtension && $0.place.file == file && Self.isListed($0) }
  }

  var filesOfExtensions: [String] {
    Set(type.members.filter { $0.isInExtension && Self.isListed($0) }.map(\.place.file)).sorted()
  }

  private var modifiers: String {
    let access = ["public", "open", "package"].contains(type.access ?? "") ? type.access : nil
    let words = [access, isFirst ? nil : "override"].compactMap(\.self)
    return words.map { $0 + " " }.joined()
  }

  private func function(_ head: String, cases: [String], fallback: String) -> String {
    "@MainActor \(head)(named name: String) -> PortableUIKit._ObjectiveCMethod? { "
      + (cases.isEmpty
        ? "return \(fallback)"
        : "switch name { \(cases.joined(separator: "; ")); default: return \(fallback) }")
      + " }"
  }

  /// Whether a name reaches a member.
  static func isListed(_ member: AppMember) -> Bool {
    guard member.isExposed, !member.isStatic, !member.isConditional else { return false }
    if case .method(let method) = member.kind { return !method.isOutOfReach }
    return true
  }

  private func entries(_ member: AppMember) -> [String] {
    let name = member.objectiveCName
    switch member.kind {
    case .method(let method):
      let types = method.types.map { $0.hasSuffix("!") ? "\($0.dropLast())?" : $0 }
      let parameters = types.enumerated().map { "a\($0.offset): \($0.element)" }
      let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
      let arguments = method.labels.enumerated().map { index, label in
        label == "_" ? "a\(index)" : "\(label): a\(index)"
      }
      let call = "self.\(member.name)(\(arguments.joined(separator: ", ")))"
      return ["case \"\(name)\": return .init { \(head)\(call) }"]
    case .property(let property):
      let getter = "case \"\(name)\": return .init { self.\(member.name) }"
      guard property.isSettable else { return [getter] }
      return [
        getter,
        "case \"\(member.setterName)\": return .init(setting: \\.\(member.name), of: self)",
      ]
    }
  }
}
