/// The rules that no test asserts, each with the reason.
enum LeftOut {
  static let reasons = [
    "Rule 4": "inferred",
    "Rule 28": "a quirk of some versions of the system, which is not reproduced",
    "Rule 40": "sources disagree",
    "Rule 57": "not found out",
    "Rule 121": "a quirk of some versions of the system, which is not reproduced",
    "Rule 173": "an app is built with the newest SDK, and has scenes",
    "Rule 174": "inferred",
    "Rule 175": "a key of the app's Info.plist, which a headless device has not",
    "Rule 177": "the system windows of iPad and Mac are not modelled",
    "Rule 179": "nothing limits a window's size here",
    "Rule 186": "inferred",
    "Rule 187": "views between a presentation and what it presents have no traits of their own",
    "Rule 192": "an app is built with the newest SDK",
    "Rule 193": "nothing is drawn",
    "Rule 194": "nothing is drawn",
    "Rule 200": "not published",
    "Rule 201": "there is no keyboard on screen",
    "Rule 204": "advice to apps",
    "Rule 214": "inferred",
    "Rule 215": "inferred",
    "Rule 217": "the root tab's controller is the app's own",
    "Rule 218": "inferred",
    "Rule 219": "inferred",
    "Rule 220": "nothing is drawn",
    "Rule 224": "nothing is drawn",
    "Rule 225": "nothing is drawn",
    "Rule 226": "there is no main menu",
    "Rule 228": "a headless user drags no column",
    "Rule 230": "inferred",
    "Rule 231": "inferred",
    "Rule 232": "nothing is drawn",
    "Rule 233": "inferred",
    "Rule 234": "nothing is drawn",
    "Rule 235": "nothing is drawn",
    "Rule 238": "nothing is drawn",
    "Rule 239": "there are no drags",
    "Rule 243": "nothing is drawn",
    "Rule 246": "intents without a scene concern no screen",
    "Rule 247": "inferred",
    "Rule 248": "inferred",
    "Rule 249": "inferred",
    "Rule 251": "the text is not published",
    "Rule 252": "a quirk of one version of the system",
    "Rule 253": "inferred",
    "Rule 254": "inferred",
    "Rule 255": "inferred",
    "Rule 256": "inferred",
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
