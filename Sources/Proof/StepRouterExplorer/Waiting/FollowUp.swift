/// An event while the app waits for a screen's answer.
///
/// ```swift
/// await explorer.replay([.tap("Cup")], awaiting: "quantity 42", then: .move(.swipeDown))
/// ```
public struct FollowUp: Hashable, Sendable, Codable {
  /// The kind of event.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// The user makes a move.
    case move
    /// The user answers.
    case answer
    /// The user answers, and the app asks for another destination at once.
    case answerUnder
    /// The app asks for another destination.
    case asking
    /// The app waits for another screen as well, and then asks for a destination.
    case awaitingToo
    /// The router closes the screen.
    case close
    /// The router goes back.
    case back
    /// The explorer cancels the waiting task.
    case cancel
  }

  /// The kind of event.
  public let kind: Kind
  /// The move that the user makes, if any.
  public let move: UserMove?
  /// The name of the destination that the app asks for, if any.
  public let destination: String?
  /// The name of the other destination that the app waits for, if any.
  public let other: String?

  private init(
    _ kind: Kind, move: UserMove? = nil, destination: String? = nil, other: String? = nil
  ) {
    self.kind = kind
    self.move = move
    self.destination = destination
    self.other = other
  }

  /// The user makes a move.
  public static func move(_ move: UserMove) -> Self { Self(.move, move: move) }
  /// The user answers with a move.
  public static func answer(_ move: UserMove) -> Self { Self(.answer, move: move) }
  /// The user answers with a move, and the app asks for a destination at once.
  public static func answer(_ move: UserMove, under destination: String) -> Self {
    Self(.answerUnder, move: move, destination: destination)
  }
  /// The app asks for a destination.
  public static func asking(_ destination: String) -> Self {
    Self(.asking, destination: destination)
  }
  /// The app waits for another screen as well, and then asks for a destination.
  public static func awaiting(_ other: String, asking destination: String) -> Self {
    Self(.awaitingToo, destination: destination, other: other)
  }
  /// The router closes the screen.
  public static let close = Self(.close)
  /// The router goes back.
  public static let back = Self(.back)
  /// The explorer cancels the waiting task.
  public static let cancel = Self(.cancel)
}

extension FollowUp {
  /// True if the user may have answered.
  var mayAnswer: Bool {
    switch kind {
    case .answer, .answerUnder: true
    case .move: [.tap, .type, .escape, .happens].contains(move?.kind)
    case .asking, .awaitingToo, .close, .back, .cancel: false
    }
  }

  /// Whether the user does something, which may remove or cover any screen.
  var isUsers: Bool { answers || kind == .move }

  /// True if the user has answered.
  var answers: Bool { kind == .answer || kind == .answerUnder }
}

extension FollowUp {
  /// Whether these are all the events to try while the app waits for a destination, in order. The
  /// answers and moves depend on the screen, the others on the app's destinations.
  static func areAll(_ found: [Self], of name: String, in app: AppOutline) -> Bool {
    let names = app.destinations.map(\.name)
    let index = names.firstIndex(of: name) ?? 0
    let next = (1..<max(names.count, 1)).map { names[(index + $0) % names.count] }
    let other = app.awaited.first { $0 != name }
    let asked = other.flatMap { other in names.first { $0 != other && $0 != name } }
    var rest = found[...]
    if let answer = rest.first, answer.kind == .answer, let move = answer.move {
      rest = rest.drop { $0.kind == .answer }
      if let first = next.first, rest.popFirst() != .answer(move, under: first) { return false }
    }
    rest = rest.drop { $0.kind == .move }
    var ends = next.prefix(2).map { FollowUp.asking($0) }
    if let other, let asked { ends.append(.awaiting(other, asking: asked)) }
    return Array(rest) == ends + [.close, .back, .cancel]
  }
}

extension FollowUp: CustomStringConvertible {
  /// The event in source code: `.move(.swipeDown)`
  public var description: String {
    let move = move.map { "\($0)" } ?? ""
    let destination = destination.map(\.debugDescription) ?? ""
    return switch kind {
    case .move, .answer: ".\(kind.rawValue)(\(move))"
    case .answerUnder: ".answer(\(move), under: \(destination))"
    case .asking: ".asking(\(destination))"
    case .awaitingToo: ".awaiting(\((other ?? "").debugDescription), asking: \(destination))"
    case .close, .back, .cancel: ".\(kind.rawValue)"
    }
  }
}
