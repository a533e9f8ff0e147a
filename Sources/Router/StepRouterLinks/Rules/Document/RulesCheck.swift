import PortableUIKit
import StepRouter

/// Checks a document against a map's links, and finds the links that each of its rules applies to.
@MainActor
struct RulesCheck {
  private let document: RulesDocument
  private let patterns: [any AnyLinkPattern]
  private let web: RulesWebScreen?
  private var compiled: CompiledRules
  private(set) var faults: [LinkRulesFault] = []

  /// Returns the rules of a map; throws all faults if the document doesn't fit the map's links.
  static func compiled(
    _ document: RulesDocument, for patterns: [any AnyLinkPattern], web: RulesWebScreen?
  ) throws(LinkRulesError) -> CompiledRules {
    var check = RulesCheck(document: document, patterns: patterns, web: web)
    for rule in document.rules { check.take(rule) }
    guard check.faults.isEmpty else { throw .refused(check.faults.inOrder) }
    return check.compiled
  }

  private init(
    document: RulesDocument, patterns: [any AnyLinkPattern], web: RulesWebScreen?
  ) {
    self.document = document
    self.patterns = patterns
    self.web = web
    compiled = CompiledRules(count: patterns.count)
  }

  private mutating func note(_ reason: String, _ place: JSONPlace) {
    // A rule's pattern may match several of the map's patterns, each with the same fault.
    let fault = document.fault(reason, at: place)
    if !faults.contains(fault) { faults.append(fault) }
  }

  private mutating func take(_ rule: RulesDocument.Rule) {
    for declared in rule.patterns {
      var isKnown = false
      for (index, pattern) in patterns.enumerated() {
        guard let scope = pattern.path.scope(of: declared.pattern) else { continue }
        isKnown = true
        take(rule, declared, scope, at: index)
      }
      if !isKnown { noteUnknown(declared) }
    }
  }

  private mutating func take(
    _ rule: RulesDocument.Rule, _ declared: RulesDocument.Rule.Pattern, _ scope: RuleScope,
    at index: Int
  ) {
    let name = declared.pattern.text
    if let earlier = compiled.rules[index].first(where: { $0.scope.contains(scope) }) {
      let place = "“\(earlier.rule.pattern)” in line \(earlier.rule.line)"
      return note(
        "“\(name)” never applies, because \(place) matches the same links first: put it before "
          + "that, or remove it", declared.place)
    }
    checkChain(of: rule, for: patterns[index])
    let properties = properties(of: rule, for: patterns[index])
    compiled.rules[index].append(
      CompiledRules.Entry(
        rule: LinkRule(
          pattern: name, presentation: rule.presentation, document: document.name,
          line: declared.place.line, column: declared.place.column),
        scope: scope, properties: properties))
  }

  private mutating func noteUnknown(_ declared: RulesDocument.Rule.Pattern) {
    let name = declared.pattern.text
    for pattern in patterns {
      guard let (word, parameter) = pattern.path.misfit(of: declared.pattern) else { continue }
      return note(
        "“\(name)” matches no link: “\(word)” stands for “:\(parameter.name)” of "
          + "“\(pattern.summary)”, which is \(parameter.form())", declared.place)
    }
    let nearest = PatternForms(of: patterns).nearest(to: declared.pattern.path)
    note(
      "“\(name)” matches no link of the app"
        + (nearest.map { ": the nearest is “\($0)”" } ?? ", which has none"), declared.place)
  }

  private mutating func properties(
    of rule: RulesDocument.Rule, for pattern: any AnyLinkPattern
  ) -> (any Sendable)? {
    guard let node = rule.properties else { return nil }
    guard let type = pattern.propertiesType else {
      note(
        "“\(pattern.summary)” takes no properties: remove them, or add .properties(…) to the "
          + "pattern at \(pattern.location)", node.place)
      return nil
    }
    do throws(JSONFault) { return try node.decode(as: type) } catch {
      note("\(error.reason), for the properties of “\(pattern.summary)”", error.place)
      return nil
    }
  }
}

extension RulesCheck {
  /// Checks that the app has declared the chain that the rule chooses, and that this chain has all
  /// the interceptors of the link's own.
  private mutating func checkChain(of rule: RulesDocument.Rule, for pattern: any AnyLinkPattern) {
    let place = rule.presentationPlace
    let word = rule.presentation.word
    switch rule.presentation {
    case .declared, .refused: return
    case .web(let url):
      guard let web else {
        return note(
          "the app has no screen for web pages: pass one to ruled(by:web:)", place)
      }
      if let reason = web.refusal(of: url, for: pattern) { return note(reason, place) }
      checkInterceptors(of: web.described, for: pattern, word, place)
    case .push, .modal, .replace:
      guard let chain = pattern.description(of: rule.presentation) else {
        let words = pattern.presentationWords
        let choice = words.isEmpty ? "no presentation" : words.wordedChoice
        return note(
          "“\(pattern.summary)” has no chain for “\(word)”: the app declares \(choice), and "
            + ".\(word)(…) would add one to the pattern at \(pattern.location)", place)
      }
      if let reason = rule.presentation.misuse(of: chain) {
        return note(
          "the app's chain for “\(word)” at \(chain.destination.location) \(reason)", place)
      }
      checkInterceptors(of: chain, for: pattern, word, place)
    }
  }

  private mutating func checkInterceptors(
    of chain: RouteDescription, for pattern: any AnyLinkPattern, _ word: String, _ place: JSONPlace
  ) {
    for missing in pattern.described.interceptors(missingIn: chain) {
      note(
        "“\(word)” would open “\(pattern.summary)” without \(missing): the chain at "
          + "\(chain.destination.location) needs it on the same step", place)
    }
  }
}

extension LinkRule.Presentation {
  /// Returns what's wrong with the app's chain for this presentation, or nil if nothing is. A chain
  /// whose first action is the app's own always passes, because such an action may do anything.
  fileprivate func misuse(of chain: RouteDescription) -> String? {
    let actions = chain.allSteps.compactMap(\.action)
    guard let first = actions.first else { return "has no action" }
    if case .custom = first.kind { return nil }
    switch self {
    case .push:
      return first.words == "push" ? nil : "has the action “\(first.words)”: it has to push"
    case .replace:
      let isReplacing = ["pushReplacingLast", "pushAsRoot"].contains(first.words)
      return isReplacing
        ? nil : "has the action “\(first.words)”: it has to be pushReplacingLast"
    case .modal(let presentation):
      let isPresented = actions.contains { action in
        guard case .present(let style, let hasDetents) = action.kind else { return false }
        return style == presentation.style && hasDetents == !presentation.ownDetents.isEmpty
      }
      return isPresented
        ? nil : "doesn't present as the rule says: write .using(.present(presentation))"
    case .declared, .refused, .web: return nil
    }
  }
}
