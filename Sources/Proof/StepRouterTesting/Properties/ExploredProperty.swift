/// Something of the app's own that an ``Explorer`` checks beside what must hold for every app.
///
/// ```swift
/// let properties: [ExploredProperty] = [
///   .always("a window shows something") { $0.hierarchy.root != nil },
///   .never("two alerts") { moment in
///     moment.hierarchy.nodes.count { $0.typeName == "UIAlertController" } > 1
///   },
///   .eventually("home can be reached", within: 4) { $0.shows(HomeViewController.self) },
/// ]
/// ```
///
/// Give them to the ``ExploredApp``, each with a name of its own. The closures may read the app's
/// objects, since they are made with the app.
@MainActor
public struct ExploredProperty {
  typealias Condition = @MainActor (ExploredMoment) -> Bool

  /// What has to hold when.
  enum Rule {
    case always(Condition)
    case never(Condition)
    case eventually(within: Int, Condition)
    case leadsTo(within: Int, from: Condition, to: Condition)
  }

  /// How it is called in reports.
  public let name: String
  let rule: Rule

  private init(_ name: String, _ rule: Rule) {
    self.name = name
    self.rule = rule
  }

  /// What holds whenever nothing moves: at the start, after each move, after each request, each
  /// link and each close.
  public static func always(
    _ name: String, _ holds: @escaping @MainActor (ExploredMoment) -> Bool
  ) -> Self {
    Self(name, .always(holds))
  }

  /// What holds at no time at which nothing moves.
  public static func never(
    _ name: String, _ holds: @escaping @MainActor (ExploredMoment) -> Bool
  ) -> Self {
    Self(name, .never(holds))
  }

  /// What the user can come to: from every state some way of at most so many moves leads to a state
  /// in which it holds.
  ///
  /// - Parameters:
  ///   - name: Its name in reports.
  ///   - moves: How many moves are enough. If it is not positive it must hold in every state.
  ///   - holds: Whether it holds at a moment.
  public static func eventually(
    _ name: String, within moves: Int, _ holds: @escaping @MainActor (ExploredMoment) -> Bool
  ) -> Self {
    Self(name, .eventually(within: max(moves, 0), holds))
  }

  /// What follows, whatever the user does: where the one holds, the other holds there or after at
  /// most so many moves, on every way.
  ///
  /// ```swift
  /// let property = ExploredProperty.leadsTo(
  ///   "who logs in sees the account", from: { _ in session.isLoggedIn },
  ///   to: { $0.shows(AccountViewController.self) }, within: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - name: Its name in reports.
  ///   - cause: Where the other must follow.
  ///   - effect: What must follow.
  ///   - moves: How many moves are enough. If it is not positive both must hold together.
  public static func leadsTo(
    _ name: String, from cause: @escaping @MainActor (ExploredMoment) -> Bool,
    to effect: @escaping @MainActor (ExploredMoment) -> Bool, within moves: Int
  ) -> Self {
    Self(name, .leadsTo(within: max(moves, 0), from: cause, to: effect))
  }
}

extension ExploredProperty {
  /// The property without its closures, if it speaks of ways through several states.
  var law: PropertyLaw? {
    switch rule {
    case .always, .never: nil
    case .eventually(let moves, _): PropertyLaw(name: name, kind: .eventually, within: moves)
    case .leadsTo(let moves, _, _): PropertyLaw(name: name, kind: .leadsTo, within: moves)
    }
  }

  /// What is wrong at a moment by itself.
  func breach(at moment: ExploredMoment) -> Problem? {
    switch rule {
    case .always(let holds) where !holds(moment):
      Problem(.propertyBroken, "“\(name)” does not hold.")
    case .never(let holds) where holds(moment):
      Problem(.propertyBroken, "“\(name)” holds, and never should.")
    default: nil
    }
  }

  /// Whether its conditions hold, a digit each; none for what is judged at a moment by itself.
  func label(at moment: ExploredMoment) -> String {
    switch rule {
    case .always, .never: ""
    case .eventually(_, let holds): holds(moment) ? "1" : "0"
    case .leadsTo(_, let cause, let effect):
      (cause(moment) ? "1" : "0") + (effect(moment) ? "1" : "0")
    }
  }
}

extension [ExploredProperty] {
  /// Names that more than one has.
  @MainActor var repeatedNames: [String] {
    var known: Set<String> = []
    var repeated: [String] = []
    for name in map(\.name) where !known.insert(name).inserted && !repeated.contains(name) {
      repeated.append(name)
    }
    return repeated
  }
}
