import PortableUIKit
import StepRouter

/// The path of a rule: words, and names of a declared pattern's parameters.
struct RulePattern: Hashable {
  enum Component: Hashable {
    case words([String])
    case parameter(String)
  }

  let text: String
  let components: [Component]

  /// Reads a path. A parameter may have the brackets and the ellipsis that a map prints with it.
  init(_ text: String) {
    self.text = text
    components = text.split(separator: "/").map { word in
      word.hasPrefix(":") || word.hasPrefix("[:")
        ? .parameter(word.filter { !":[]…".contains($0) })
        : .words(word.split(separator: "|").map(String.init))
    }
  }

  /// The path's components, to find the nearest pattern.
  var path: [String] { text.split(separator: "/").map(String.init) }
}

/// The URLs of a declared pattern that a rule's pattern matches.
struct RuleScope {
  /// For each place of a word in the pattern, the words that the rule allows there.
  private(set) var words: [Set<ExactText>] = []
  /// For each parameter of the path, the values that the rule allows; nil for any value.
  private(set) var values: [(name: String, texts: Set<[ExactText]>?)] = []

  /// Returns true if the rule's pattern matches a URL with this form and these texts.
  func contains(_ form: LinkForm, _ texts: LinkTexts) -> Bool {
    var own = words[...]
    for case .word(let word) in form.parts {
      guard let words = own.popFirst() else { break }
      if !words.contains(ExactText(word)) { return false }
    }
    return values.allSatisfy { name, known in
      known?.contains((texts[name] ?? []).map(ExactText.init)) ?? true
    }
  }

  /// Returns true if this scope contains every URL of another scope of the same pattern.
  func contains(_ other: RuleScope) -> Bool {
    zip(words, other.words).allSatisfy { $1.isSubset(of: $0) }
      && zip(values, other.values).allSatisfy { own, others in
        guard let known = own.texts else { return true }
        return others.texts?.isSubset(of: known) ?? false
      }
  }

  fileprivate func adding(words: [String]) -> Self {
    var copy = self
    copy.words.append(Set(words.map(ExactText.init)))
    return copy
  }

  fileprivate func adding(_ name: String, _ texts: [[String]]?) -> Self {
    var copy = self
    copy.values.append((name, texts.map { Set($0.map { $0.map(ExactText.init) }) }))
    return copy
  }
}

extension LinkPath {
  /// Returns the scope of a rule's pattern in this path; nil if it matches no URL of the path.
  func scope(of pattern: RulePattern) -> RuleScope? {
    Self.scope(pattern.components[...], components[...], RuleScope())
  }

  private static func scope(
    _ pattern: ArraySlice<RulePattern.Component>, _ path: ArraySlice<Component>, _ scope: RuleScope
  ) -> RuleScope? {
    guard let component = path.first else { return pattern.isEmpty ? scope : nil }
    let rest = path.dropFirst()
    guard let parameter = component.parameter else {
      guard case .words(let words)? = pattern.first, Set(words).isSubset(of: component.words)
      else { return nil }
      return Self.scope(pattern.dropFirst(), rest, scope.adding(words: words))
    }
    switch pattern.first {
    case .parameter(parameter.name):
      return Self.scope(pattern.dropFirst(), rest, scope.adding(parameter.name, nil))
    case .words(let words) where parameter.componentCount != .any:
      guard words.allSatisfy(parameter.accepts) else { break }
      if let found = Self.scope(
        pattern.dropFirst(), rest, scope.adding(parameter.name, words.map { [$0] }))
      {
        return found
      }
    case .words where parameter.componentCount == .any:
      if let found = listScope(parameter, pattern, rest, scope) { return found }
    default: break
    }
    guard parameter.mayBeMissing else { return nil }
    return Self.scope(pattern, rest, scope.adding(parameter.name, [[]]))
  }

  /// Gives a list as few of the rule's words as possible, so that the rest of the path matches the
  /// others.
  private static func listScope(
    _ parameter: DeclaredParameter, _ pattern: ArraySlice<RulePattern.Component>,
    _ rest: ArraySlice<Component>, _ scope: RuleScope
  ) -> RuleScope? {
    var taken: [String] = []
    for (index, component) in zip(pattern.indices, pattern) {
      guard case .words(let words) = component, let word = words.first, words.count == 1,
        parameter.accepts(word)
      else { return nil }
      taken.append(word)
      if let found = Self.scope(
        pattern[(index + 1)...], rest, scope.adding(parameter.name, [taken]))
      {
        return found
      }
    }
    return nil
  }
}

extension LinkPath {
  /// Returns the first word of a rule's pattern that takes the place of a parameter but isn't a
  /// valid value of it; nil if the pattern differs in other ways.
  func misfit(of pattern: RulePattern) -> (word: String, parameter: DeclaredParameter)? {
    guard pattern.components.count == components.count else { return nil }
    var misfit: (String, DeclaredParameter)?
    for (own, other) in zip(components, pattern.components) {
      switch (own.parameter, other) {
      case (nil, .words(let words)):
        if !Set(words).isSubset(of: own.words) { return nil }
      case (let parameter?, .words(let words)):
        if let word = words.first(where: { !parameter.accepts($0) }) {
          misfit = misfit ?? (word, parameter)
        }
      case (let parameter?, .parameter(let name)):
        if name != parameter.name { return nil }
      case (nil, .parameter): return nil
      }
    }
    return misfit
  }
}

extension DeclaredParameter {
  fileprivate var mayBeMissing: Bool {
    switch componentCount {
    case .one: false
    case .oneOrNone: true
    case .any: mayBeEmpty
    }
  }
}
