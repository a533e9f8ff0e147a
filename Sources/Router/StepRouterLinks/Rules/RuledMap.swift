import PortableUIKit
import StepRouter

/// The rules of one map. All copies of the map share this object, so a new document takes effect in
/// each of them.
@MainActor
final class RuledMap {
  let rules: LinkRules
  private let patterns: [any AnyLinkPattern]
  private let web: RulesWebScreen?
  private var compiled: CompiledRules

  init(
    _ rules: LinkRules, patterns: [any AnyLinkPattern], web: RulesWebScreen?
  ) throws(LinkRulesError) {
    self.rules = rules
    self.patterns = patterns
    self.web = web
    compiled = try RulesCheck.compiled(rules.document, for: patterns, web: web)
  }

  /// Checks a document, and returns a closure that puts it into effect.
  func checked(_ document: RulesDocument) throws(LinkRulesError) -> @MainActor () -> Void {
    let compiled = try RulesCheck.compiled(document, for: patterns, web: web)
    return { self.compiled = compiled }
  }

  func entry(of pattern: Int, _ form: LinkForm, _ texts: LinkTexts) -> CompiledRules.Entry? {
    compiled.entry(of: pattern, form, texts)
  }

  /// Returns the match that the link's rule chooses; nil if the link opens as declared.
  func match(of pattern: Int, _ form: LinkForm, _ texts: LinkTexts) throws(LinkError) -> LinkMatch?
  {
    guard let rule = entry(of: pattern, form, texts)?.rule else { return nil }
    rules.noteApplied(rule)
    switch rule.presentation {
    case .declared: return nil
    case .refused(let message): throw .refused(message: message)
    case .web(let url): return web?.match(url, texts, of: patterns[pattern])
    case .push, .modal, .replace:
      return try patterns[pattern].match(of: texts, by: rule.presentation)
    }
  }
}
