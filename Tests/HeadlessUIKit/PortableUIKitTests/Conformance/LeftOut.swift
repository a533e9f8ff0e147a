/// The rules that no test asserts, each with the reason.
enum LeftOut {
  static let reasons = [
    "Rule 4": "inferred",
    "Rule 28": "a quirk of some versions of the system, which is not reproduced",
    "Rule 40": "sources disagree",
    "Rule 57": "not found out",
    "Rule 121": "a quirk of some versions of the system, which is not reproduced",
    "Rule 165": "newer than what is modelled",
    "Rule 175": "a key of the app's Info.plist, which a headless device has not",
    "Rule 179": "nothing limits a window's size here",
    "Rule 181": "a headless user closes a window with its session",
    "Rule 182": "a headless user is asked for no confirmation",
    "Rule 192": "an app is built with the newest SDK",
    "Rule 193": "nothing is drawn",
    "Rule 194": "nothing is drawn",
    "Rule 195": "nothing is drawn",
    "Rule 200": "not published",
    "Rule 201": "there is no keyboard on screen",
    "Rule 204": "advice to apps",
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
