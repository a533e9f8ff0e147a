import PortableUIKit
import StepRouter

/// A document of rules that is well-formed by itself. No map has checked it yet.
struct RulesDocument {
  /// A rule, with the places of its parts.
  struct Rule {
    struct Pattern {
      let pattern: RulePattern
      let place: JSONPlace
    }

    let patterns: [Pattern]
    let presentation: LinkRule.Presentation
    let presentationPlace: JSONPlace
    let properties: JSONNode?
  }

  let name: String
  let version: Int
  let rules: [Rule]

  func fault(_ reason: String, at place: JSONPlace) -> LinkRulesFault {
    LinkRulesFault(document: name, line: place.line, column: place.column, reason: reason)
  }
}
