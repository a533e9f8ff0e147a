import PortableUIKit
import StepRouter

/// The rules of a document, sorted by the patterns of the map that has checked it.
struct CompiledRules {
  struct Entry {
    let rule: LinkRule
    let scope: RuleScope
    let properties: (any Sendable)?
  }

  /// For each pattern, its rules in the order of the document.
  var rules: [[Entry]]

  init(count: Int) { rules = Array(repeating: [], count: count) }

  /// Returns the first rule for a URL of this form of the pattern.
  func entry(of pattern: Int, _ form: LinkForm, _ texts: LinkTexts) -> Entry? {
    rules[pattern].first { $0.scope.contains(form, texts) }
  }
}
