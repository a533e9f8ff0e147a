import SwiftSyntax

/// A class or protocol of the app, with everything its extensions add.
final class AppType {
  enum Kind {
    case classType, protocolType, other
  }

  let name: String
  let kind: Kind
  let place: Place
  /// Whether the type is in the module that is translated, not in one that this module imports.
  let isOwn: Bool
  let access: String?
  let isFinal: Bool
  /// What the class inherits from and conforms to.
  var inherited: [String]
  var hasObjcMembers: Bool
  let isObjcProtocol: Bool
  var members: [AppMember] = []
  var hasDesignatedInit = false
  var hasNibInit = false

  init(
    name: String, kind: Kind, place: Place, isOwn: Bool, access: String?, isFinal: Bool,
    inherited: [String], hasObjcMembers: Bool, isObjcProtocol: Bool
  ) {
    self.name = name
    self.kind = kind
    self.place = place
    self.isOwn = isOwn
    self.access = access
    self.isFinal = isFinal
    self.inherited = inherited
    self.hasObjcMembers = hasObjcMembers
    self.isObjcProtocol = isObjcProtocol
  }
}

/// The classes and protocols of an app, by name.
final class AppModel {
  private(set) var types: [String: AppType] = [:]
  /// Classes of UIKit that the app extends, with what its extensions add.
  private(set) var extended: [String: AppType] = [:]
  /// Names of methods that selectors in the app mention.
  var mentionedNames: Set<String> = []

  func add(_ type: AppType) {
    if types[type.name] == nil { types[type.name] = type }
  }

  /// Returns a class of UIKit that an extension is about.
  func extendedType(named name: String, at place: Place, isOwn: Bool) -> AppType {
    if let known = extended[name] { return known }
    let type = AppType(
      name: name, kind: .other, place: place, isOwn: isOwn, access: nil, isFinal: false,
      inherited: [], hasObjcMembers: false, isObjcProtocol: false)
    extended[name] = type
    return type
  }

  /// Finds the extension of a class of UIKit that adds a method. The class needn't be the one that
  /// the source mentions, which may be a subclass of it.
  func extensionMember(
    where isMeant: (AppMember) -> Bool
  ) -> (type: AppType, member: AppMember)? {
    let found = extended.values.flatMap { type in
      type.members.filter { $0.isExposed && isMeant($0) }.map { (type: type, member: $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Finds a type by its name or the end of it: `Inner` finds `Outer.Inner`.
  func type(named name: String, within scope: String? = nil) -> AppType? {
    let bare = name.split(separator: "<").first.map(String.init) ?? name
    var scope = scope
    while let current = scope {
      if let found = types["\(current).\(bare)"] { return found }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if let found = types[bare] { return found }
    let nested = types.values.filter { $0.name.hasSuffix(".\(bare)") }
    return nested.count == 1 ? nested[0] : nil
  }

  /// The superclass, if it's the app's own.
  func superclass(of type: AppType) -> AppType? {
    guard type.kind == .classType, let first = type.inherited.first else { return nil }
    let found = self.type(named: first, within: type.name)
    return found?.kind == .classType && found !== type ? found : nil
  }

  /// The class and the app's classes above it.
  func chain(of type: AppType) -> [AppType] {
    var chain = [type]
    while let last = chain.last, let next = superclass(of: last),
      !chain.contains(where: { $0 === next })
    {
      chain.append(next)
    }
    return chain
  }

  /// The first name above the app's own classes, such as `UIViewController`; nil if there's none.
  func root(of type: AppType) -> String? {
    guard let top = chain(of: type).last, let first = top.inherited.first,
      self.type(named: first, within: top.name) == nil
    else { return nil }
    return first
  }

  /// The protocols of the app that a type conforms to, also by way of its superclasses.
  func protocols(of type: AppType) -> [AppType] {
    chain(of: type).flatMap { one in
      one.inherited.compactMap { name in
        let found = self.type(named: name, within: one.name)
        return found?.kind == .protocolType ? found : nil
      }
    }
  }

  /// Whether a type inherits anything that isn't the app's own, apart from `NSObject`.
  func reachesBeyondApp(_ type: AppType) -> Bool {
    chain(of: type).contains { one in
      one.inherited.contains { name in
        self.type(named: name, within: one.name) == nil
          && !["NSObject", "NSObjectProtocol", "AnyObject", "class"].contains(name)
      }
    }
  }

  /// Exposes what the source leaves to the compiler: witnesses of `@objc` protocols, members of
  /// subclasses of `@objcMembers` classes, and what selectors mention of UIKit's own methods.
  func exposeInherited() {
    for type in types.values where type.kind == .classType {
      let isAll = chain(of: type).contains(where: \.hasObjcMembers)
      let required = Set(
        protocols(of: type).filter(\.isObjcProtocol).flatMap(\.members).map(\.fullName))
      let goesBeyond = reachesBeyondApp(type)
      for index in type.members.indices {
        let member = type.members[index]
        let isMentioned =
          goesBeyond
          && (mentionedNames.contains(member.fullName) || mentionedNames.contains(member.name))
        if isAll && !member.isOverride || required.contains(member.fullName)
          || isMentioned && (member.isOverride || isWitness(member, in: type))
        {
          type.members[index].isExposed = true
        }
      }
    }
  }

  /// Whether a method that nothing exposes may be required by a protocol of UIKit.
  private func isWitness(_ member: AppMember, in type: AppType) -> Bool {
    guard case .method(let method) = member.kind, !method.labels.isEmpty else { return false }
    return chain(of: type).contains { one in
      one.inherited.contains { name in
        self.type(named: name, within: one.name) == nil
          && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
            || name.hasSuffix("Updating"))
      }
    }
  }
}
