import PortableUIKit

/// A change that a swipe left on the screen in front, although the user took it back.
struct TakenBackChange: Hashable {
  let move: UserMove
  /// The screen in front, with its title before the swipe.
  let screen: String
  let gone: Set<String>
  let new: Set<String>
  /// Everything that is gone or new, in reading order.
  private let order: [String]
  /// Whether everything is gone, or the title, or all rows with nothing in their place.
  let isLoss: Bool

  /// Compares what the user sees before and after. Nil if nothing has changed or if other screens
  /// are visible.
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

  /// The fault that the change amounts to.
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
