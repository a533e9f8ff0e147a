/// A rule of your app that an ``Explorer`` checks in addition to the rules for every app.
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
/// Pass your properties to the ``ExploredApp``, each with a unique name. The closures may read the
/// app's objects, because you create them together with the app.
@MainActor
public struct ExploredProperty {
  typealias Condition = @MainActor (ExploredMoment) -> Bool

  /// The condition, and when it must hold.
  enum Rule {
    case always(Condition)
    case never(Condition)
    case eventually(within: Int, Condition)
    case leadsTo(within: Int, from: Condition, to: Condition)
  }

  /// Its name in reports.
  public let name: String
  let rule: Rule
  /// Describes the values that decide whether it holds.
  private var values: (@MainActor (ExploredMoment) -> String)?

  private init(_ name: String, _ rule: Rule) {
    self.name = name
    self.rule = rule
  }

  /// Returns the property with the values that decide whether it holds. If it's broken, the report
  /// shows the values from before and after.
  ///
  /// ```swift
  /// let property = ExploredProperty.never("an account without a login") { moment in
  ///   moment.shows(AccountViewController.self) && !session.isLoggedIn
  /// }.showing { _ in session.isLoggedIn ? "logged in" : "logged out" }
  /// ```
  ///
  /// Without them, the report shows the app's `state`.
  public func showing(_ values: @escaping @MainActor (ExploredMoment) -> String) -> Self {
    var copy = self
    copy.values = values
    return copy
  }

  /// Creates a property that must hold whenever nothing moves: at the start, and after each move,
  /// request, link and close.
  public static func always(
    _ name: String, _ holds: @escaping @MainActor (ExploredMoment) -> Bool
  ) -> Self {
    Self(name, .always(holds))
  }

  /// Creates a property that must not hold whenever nothing moves.
  public static func never(
    _ name: String, _ holds: @escaping @MainActor (ExploredMoment) -> Bool
  ) -> Self {
    Self(name, .never(holds))
  }

  /// Creates a property that the user can bring about: from every state, at most this many moves
  /// lead to a state in which it holds.
  ///
  /// - Parameters:
  ///   - name: Its name in reports.
  ///   - moves: The maximum number of moves. If it isn't positive, the property must hold in every
  ///     state.
  ///   - holds: Returns true if the condition holds at a moment.
  public static func eventually(
    _ name: String, within moves: Int, _ holds: @escaping @MainActor (ExploredMoment) -> Bool
  ) -> Self {
    Self(name, .eventually(within: max(moves, 0), holds))
  }

  /// Creates a property by which one condition leads to another: if the cause holds, the effect
  /// holds at once or within this many moves, whatever moves the user makes.
  ///
  /// ```swift
  /// let property = ExploredProperty.leadsTo(
  ///   "who logs in sees the account", from: { _ in session.isLoggedIn },
  ///   to: { $0.shows(AccountViewController.self) }, within: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - name: Its name in reports.
  ///   - cause: The condition that the effect must follow.
  ///   - effect: The condition that must follow.
  ///   - moves: The maximum number of moves. If it isn't positive, the effect must hold at once.
  public static func leadsTo(
    _ name: String, from cause: @escaping @MainActor (ExploredMoment) -> Bool,
    to effect: @escaping @MainActor (ExploredMoment) -> Bool, within moves: Int
  ) -> Self {
    Self(name, .leadsTo(within: max(moves, 0), from: cause, to: effect))
  }
}

extension ExploredProperty {
  /// Requires that no `AsyncScreen` without a time limit waits for a load that never ends.
  ///
  /// ```swift
  /// let properties: [ExploredProperty] = [.noScreenWaitsForEver]
  /// ```
  public static var noScreenWaitsForEver: Self {
    .always("no screen waits for ever") { $0.waitingScreens.isEmpty }
  }

  /// The property without its closures; nil if it's about single moments.
  var law: PropertyLaw? {
    switch rule {
    case .always, .never: nil
    case .eventually(let moves, _): PropertyLaw(name: name, kind: .eventually, within: moves)
    case .leadsTo(let moves, _, _): PropertyLaw(name: name, kind: .leadsTo, within: moves)
    }
  }

  /// Returns the fault at a single moment; nil if there is none.
  func breach(at moment: ExploredMoment) -> Problem? {
    switch rule {
    case .always(let holds) where !holds(moment):
      Problem(.propertyBroken, "“\(name)” does not hold.")
    case .never(let holds) where holds(moment):
      Problem(.propertyBroken, "“\(name)” holds, and never should.")
    default: nil
    }
  }

  /// Returns the values that decide whether it holds, on one line.
  func shown(at moment: ExploredMoment) -> String {
    (values?(moment) ?? moment.state).split(whereSeparator: \.isNewline).joined(separator: ", ")
  }

  /// Returns a digit for each condition that spans several states, “1” if it holds. Empty for
  /// properties of a single moment.
  func label(at moment: ExploredMoment) -> String {
    switch rule {
    case .always, .never: ""
    case .eventually(_, let holds): holds(moment) ? "1" : "0"
    case .leadsTo(_, let cause, let effect):
      (cause(moment) ? "1" : "0") + (effect(moment) ? "1" : "0")
    }
  }
}
