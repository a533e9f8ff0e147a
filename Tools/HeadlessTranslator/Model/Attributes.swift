import SwiftSyntax

/// The attributes of a declaration.
struct Attributes {
  /// Words of Objective-C that Swift doesn't have on Linux.
  static let ofObjectiveC: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain",
  ]

  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "GKInspectable", "IBSegueAction", "NSManaged",
  ]

  let all: [AttributeSyntax]

  init(_ list: AttributeListSyntax) {
    all = list.compactMap { $0.as(AttributeSyntax.self) }
  }

  func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

  var isExposing: Bool { all.contains { Self.exposing.contains($0.name) } }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    for attribute in all where attribute.name == "objc" {
      if let name = attribute.arguments?.trimmedDescription { return name }
    }
    return nil
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  func contains(_ name: String) -> Bool { contains { $0.name.text == name } }

  /// The word for the access, such as `public`; nil for the default.
  var access: String? {
    first {
      ["private", "fileprivate", "package", "public", "open"].contains($0.name.text)
        && $0.detail == nil
    }?.name.text
  }

  var isPrivate: Bool { access == "private" || access == "fileprivate" }
}

extension InheritanceClauseSyntax? {
  var names: [String] {
    self?.inheritedTypes.map { inherited in
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      let name = type.trimmedDescription
      return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
    } ?? []
  }
}
