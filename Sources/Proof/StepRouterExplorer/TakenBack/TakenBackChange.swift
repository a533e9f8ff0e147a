import PortableUIKit

/// What a swipe that the user has taken back has changed on the screen in front.
struct TakenBackChange: Hashable {
  let move: UserMove
  /// The screen in front, with its title before the swipe.
  let screen: String
  let gone: Set<String>
  let new: Set<String>
  /// All of what is gone and new, in reading order.
  private let order: [String]
  /// Whether the title is gone, all rows without a word, or everything.
  let isLoss: Bool

  /// Compares what the user sees; nil if nothing has changed, or if other screens are visible.
  @MainActor
  init?(from before: ShownFacts, to after: ShownFacts, on screen: String, by move: UserMove) {
    let (gone, new) = (before.phrases(without: after), after.phrases(without: before))
    guard before.isOfSameScreens(as: after), !(gone.isEmpty && new.isEmpty) else { return nil }
    self.move = move
    self.screen = screen
    self.gone = Set(gone)
    self.new = Set(new)
    order = gone + new
    let hasTitle = after.phrases.contains { $0.hasPrefix("the title ") }
    let (hadRows, hasRows) = (before.hasRows, after.hasRows)
    isLoss =
      after.phrases.isEmpty || gone.contains { $0.hasPrefix("the title ") } && !hasTitle
      || hadRows && !hasRows && new.isEmpty
  }

  /// Returns only the part of the change that is in these sets; nil if there is none.
  func only(gone: Set<String>, new: Set<String>) -> Self? {
    let copy = Self(
      move: move, screen: screen, gone: self.gone.intersection(gone),
      new: self.new.intersection(new), order: order, isLoss: isLoss)
    return copy.gone.isEmpty && copy.new.isEmpty ? nil : copy
  }

  private init(
    move: UserMove, screen: String, gone: Set<String>, new: Set<String>, order: [String],
    isLoss: Bool
  ) {
    self.move = move
    self.screen = screen
    self.gone = gone
    self.new = new
    self.order = order
    self.isLoss = isLoss
  }

  /// The fault.
  var problem: Exploration.Problem {
    let parts = [("Gone", gone), ("New", new)].compactMap { title, all -> String? in
      let named = order.filter(all.contains)
      guard !named.isEmpty else { return nil }
      let others = named.count > 4 ? " and \((named.count - 3).counted("other"))" : ""
      return "\(title): \(named.prefix(others.isEmpty ? 4 : 3).joined(separator: ", "))\(others)."
    }
    return .init(
      .wrongContent,
      "\(screen) shows something else, though the user has taken the swipe back. "
        + parts.joined(separator: " ")
        + " Let go of what it shows only once it has gone, such as in “viewDidDisappear”.")
  }
}
