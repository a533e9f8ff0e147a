import StepRouterExplorer

/// The mark in a cell of the matrix: a letter, and additionally a color.
struct OutcomeMark: Hashable, Sendable {
  let letter: Character
  /// The CSS class of the cell, which sets its color.
  let style: String
  let name: String
  let meaning: String

  static let fault = OutcomeMark(
    letter: "!", style: "x", name: "Fault", meaning: "Something is wrong. See the failures.")
  static let untried = OutcomeMark(
    letter: ".", style: "u", name: "Not tried", meaning: "It was not tried, or was not kept.")

  /// The letter for an outcome that the app hasn't declared.
  var capital: Character { Character(letter.uppercased()) }

  /// Every mark that a cell can show, in the order of the legend.
  static let all: [OutcomeMark] = [.fault] + Exploration.Outcome.asked.map(Self.init) + [.untried]

  /// Parses a letter of the matrix, in either case; nil if it's not a mark.
  init?(_ letter: Character) {
    let small = Character(letter.lowercased())
    guard let mark = Self.all.first(where: { $0.letter == small }) else { return nil }
    self = mark
  }

  private init(letter: Character, style: String, name: String, meaning: String) {
    self.letter = letter
    self.style = style
    self.name = name
    self.meaning = meaning
  }

  private init(_ outcome: Exploration.Outcome) {
    letter = outcome.letter(isDeclared: true)
    style = String(letter)
    (name, meaning) = outcome.words
  }
}

extension Exploration.Outcome {
  /// The outcomes of a request for a destination.
  static let asked: [Self] = [
    .built, .revealed, .alreadyVisible, .interceptorAnswered, .refusedByInterceptor,
    .refusedByLock, .answeredByAlert, .failed,
  ]

  fileprivate var words: (name: String, meaning: String) {
    switch self {
    case .built: ("Built", "The screen was made and shown.")
    case .revealed: ("Revealed", "The screen was there and was brought to the front.")
    case .alreadyVisible: ("Visible", "The screen was in front already.")
    case .interceptorAnswered:
      ("Answered", "The app asked first, such as for a login; then it went on.")
    case .refusedByInterceptor: ("Intercepted", "The app did not let the user through.")
    case .refusedByLock: ("Locked", "A screen with unsaved changes stayed in the way.")
    case .answeredByAlert: ("Told", "The app answered with an alert.")
    case .failed: ("Failed", "It did not work, and the app says so.")
    case .moved: ("Moved", "The user made a move.")
    case .awaited: ("Awaited", "The app waited for an answer.")
    case .nothingBelow: ("Nothing below", "There was nothing to go back to.")
    }
  }
}
