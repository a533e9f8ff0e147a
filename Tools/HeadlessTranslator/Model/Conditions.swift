import SwiftSyntax

/// Conditions of compilation. An app for iPhone takes the branches of iOS.
enum Conditions {
  /// The members of a type, also those under `#if`; the ones of a branch that isn't taken are left
  /// out, and the ones under a condition that can't be evaluated are marked.
  static func members(of block: MemberBlockSyntax) -> [(DeclSyntax, isConditional: Bool)] {
    block.members.flatMap { members(of: $0.decl, isConditional: false) }
  }

  private static func members(
    of declaration: DeclSyntax, isConditional: Bool
  ) -> [(DeclSyntax, isConditional: Bool)] {
    guard let branches = declaration.as(IfConfigDeclSyntax.self) else {
      return [(declaration, isConditional)]
    }
    var found: [(DeclSyntax, isConditional: Bool)] = []
    var isUnknown = isConditional
    for clause in branches.clauses {
      let value = clause.condition.map(evaluate) ?? .some(true)
      if value == false { continue }
      if value == nil { isUnknown = true }
      if case .decls(let list) = clause.elements {
        found += list.flatMap { members(of: $0.decl, isConditional: isUnknown) }
      }
      if value == true { break }
    }
    return found
  }

  /// Returns whether a condition holds; nil if only the compiler knows.
  static func evaluate(_ condition: ExprSyntax) -> Bool? {
    switch condition.trimmedDescription.replacing(" ", with: "") {
    case "canImport(UIKit)", "canImport(SwiftUI)", "os(iOS)", "DEBUG", "true": true
    case "!canImport(UIKit)", "!canImport(SwiftUI)", "!os(iOS)", "os(macOS)", "os(watchOS)",
      "os(tvOS)", "false",
      "canImport(AppKit)", "!DEBUG", "targetEnvironment(simulator)":
      false
    default: nil
    }
  }
}
