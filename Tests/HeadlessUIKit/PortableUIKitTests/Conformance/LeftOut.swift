/// The rules that no test asserts, each with the reason.
enum LeftOut {
  static let reasons = [
    "Rule 4": "inferred",
    "Rule 28": "a quirk of some versions of the system, which is not reproduced",
    "Rule 40": "sources disagree",
    "Rule 57": "not found out",
    "Rule 121": "a quirk of some versions of the system, which is not reproduced",
    "Rule 165": "newer than what is modelled",
    "M6": "nil cannot be passed in Swift",
    "M7": "nil cannot be passed in Swift",
    "M35": "of iOS 6 to 8 alone",
  ]

  /// The mark in the heading of a section that is left out as a whole.
  static let mark = "(not yet modelled)"

  static func reason(for rule: Rule) -> String? {
    rule.section.hasSuffix(mark) ? "not modelled yet" : reasons[rule.name]
  }
}
