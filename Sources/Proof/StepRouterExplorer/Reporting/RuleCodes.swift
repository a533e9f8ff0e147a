/// Explains the codes of rules that complaints end with.
package enum RuleCodes {
  /// Returns a sentence about the codes in these sentences; nil if there are none.
  package static func explanation(of sentences: [String]) -> String? {
    let codes = sentences.flatMap { $0.matches(of: /\((M\d+|rule \d+)\)/).map(\.output.1) }
    guard let first = codes.first else { return nil }
    return "A code such as (\(first)) names the rule of UIKit’s by which this is wrong: see "
      + "Docs/HeadlessUIKit/UIKitRules.md of StepRouter."
  }
}

extension Exploration {
  /// Explains the codes of rules in the faults; nil if there are none.
  package var ruleExplanation: String? {
    RuleCodes.explanation(of: findings.flatMap(\.trial.problems).map(\.detail))
  }
}
