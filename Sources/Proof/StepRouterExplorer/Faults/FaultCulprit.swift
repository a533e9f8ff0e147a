/// The thing that has a fault. Findings with the same culprit and kind are one fault.
struct FaultCulprit {
  let kind: Exploration.Problem.Kind
  /// The culprit as reports name it.
  let words: String
  /// The culprit without details that may change, such as a line number.
  private let identity: String

  /// Determines the culprit of a finding; nil if the finding has no problem.
  init?(of finding: Exploration.Finding) {
    guard let problem = finding.trial.problems.first else { return nil }
    kind = problem.kind
    let named =
      finding.wholeCulprit ?? problem.namedCulprit ?? finding.crashingRow(by: problem)
    words = named ?? finding.trial.attempted
    let attempted = finding.trial.attemptedMove?.description ?? words
    identity =
      finding.complainingEdit(by: problem) ?? finding.complainingRow(by: problem)
      ?? (named ?? attempted).withoutLineNumber
  }

  /// The kind, and a hash of the kind and the identity.
  var hash: String {
    "\(kind.rawValue)-\(Fingerprint(of: "\(kind.rawValue): \(identity)"))"
  }
}

extension FaultCulprit: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.identity == right.identity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(identity)
  }
}

extension Exploration.Finding {
  /// The screen or control that a fault of all states together names, without the screen's title,
  /// which may change from state to state.
  fileprivate var wholeCulprit: String? {
    guard let culprit else { return nil }
    let screen = culprit.prefix { $0 != " " && $0 != "," }
    // One finder mistakes the screens of all destinations of its class for each other.
    if trial.problems.first?.kind == .foundAnother { return String(screen) }
    guard culprit.hasSuffix("”"), let comma = culprit.ranges(of: ", “").last else {
      return String(screen)
    }
    return "\(screen), “\(culprit[comma.upperBound...])"
  }
}

extension Exploration.Finding {
  /// The culprit as a walk names it: a walk doesn't know in which screen's list a tapped row is.
  var ownCulprit: FaultCulprit? {
    guard list != nil else { return nil }
    var copy = self
    copy.list = nil
    return FaultCulprit(of: copy)
  }

  /// The rows of a screen, if a tap on one of them ends or blocks the process and nothing names the
  /// place: one function handles them all.
  fileprivate func crashingRow(by problem: Exploration.Problem) -> String? {
    problem.kind.endsProcess ? list.map { "a row of \($0)" } : nil
  }

  /// The identity of UIKit's complaint about a tap on a row: the screen, since one function handles
  /// taps on all its rows, and the complaint without its numbers.
  fileprivate func complainingRow(by problem: Exploration.Problem) -> String? {
    guard problem.kind == .complaint, let list else { return nil }
    return "a row of \(list): \(problem.detail.filter { !$0.isNumber })"
  }

  /// The identity of UIKit's complaint about an edit of a row: the complaint without its numbers,
  /// since one function handles the edits of all rows.
  fileprivate func complainingEdit(by problem: Exploration.Problem) -> String? {
    guard problem.kind == .complaint, let move = trial.move, move.kind.isOfRow else { return nil }
    return "\(move.kind.rawValue): \(problem.detail.filter { !$0.isNumber })"
  }
}

extension UserMove.Kind {
  /// Whether a table's delegate or data source handles this kind of move for all rows.
  fileprivate var isOfRow: Bool {
    switch self {
    case .deleteRow, .insertRow, .swipeAction, .tapAccessory: true
    default: false
    }
  }
}

extension Exploration.Problem {
  /// The class, property or source file that the detail names as the culprit; nil if the attempt
  /// itself is the culprit.
  fileprivate var namedCulprit: String? {
    switch kind {
    // Ignoring the end of a requirement is one fault, however many screens show it.
    case .stillVisible:
      detail.quoted(after: "stays visible, though ").map { "what needs \($0)" }
        ?? String(detail.prefix { $0 != " " })
    case .leaked, .shownTwice, .wrongBack, .neverAnswered, .lostByResize,
      .unbalanced, .lockIgnored, .deadEnd, .rowsRepeated, .lostBySwipe, .inputLost, .outdated:
      String(detail.prefix { $0 != " " && $0 != "," })
    // An interceptor that never refuses is one fault, however many screens lie behind it.
    case .interceptorBypassed: detail.quoted(after: "is visible, though ") ?? detail.participant
    // One function of the screen changes it, whatever lies below.
    case .wrongContent where detail.contains(" shows something else, though the user has taken "):
      String(detail.prefix { $0 != " " })
    case .startsDiffer: "the start"
    case .propertyBroken: detail.quoted(after: "")
    case .crashed: detail.quoted(after: "Swift says: ").flatMap(\.crashSite)
    default: nil
    }
  }
}

extension Exploration.Trial {
  /// The move that was tried, if nothing else was.
  fileprivate var attemptedMove: UserMove? {
    moveFromElsewhere ?? (destination == nil && link == nil ? move : nil)
  }

  /// The attempt in words.
  fileprivate var attempted: String {
    if let move = attemptedMove { return "the move \(move.words)" }
    if let named = destination ?? link { return "“\(named)”" }
    return closing?.phrase ?? "the start"
  }
}

extension String {
  /// The class of the interceptor that a detail says had not let a navigation pass; nil if it
  /// doesn't mention one.
  fileprivate var participant: String? {
    let parts = split(separator: "though ", maxSplits: 1)
    guard parts.count == 2, parts[1].contains(" had not let it pass") else { return nil }
    return String(parts[1].prefix { $0 != " " && $0 != "<" })
  }

  /// The quoted text after a prefix, with its quotation marks; nil if there's none.
  fileprivate func quoted(after prefix: String) -> String? {
    let start = prefix.isEmpty ? startIndex : ranges(of: prefix).last?.upperBound
    guard let start, self[start...].first == "“",
      let end = self[start...].firstIndex(of: "”")
    else { return nil }
    return String(self[start...end])
  }

  /// The file and line at the start of a message of Swift's: `Shop/Bag.swift:12`.
  fileprivate var crashSite: String? {
    let words = dropFirst().prefix { $0 != " " }
    // A place in the standard library says nothing about the app.
    guard words.contains(".swift:"), words.hasSuffix(":"), !String(words).isOfTool else {
      return nil
    }
    return String(words.dropLast())
  }

  /// The text without the line number after a Swift file's name.
  fileprivate var withoutLineNumber: String {
    guard let colon = lastIndex(of: ":"), self[..<colon].hasSuffix(".swift") else { return self }
    return String(self[..<colon])
  }
}
