extension Case {
  /// The cases, in the order of the table, and what each may cost.
  public enum Name: String, CaseIterable, Sendable {
    case visible = "destination already visible"
    case push = "push into a found stack"
    case presentStack = "present a stack with content"
    case hitIn10 = "stack of 10: hit on top"
    case missIn10 = "stack of 10: miss"
    case hitIn100 = "stack of 100: hit on top"
    case missIn100 = "stack of 100: miss"
    case hitIn1000 = "stack of 1000: hit on top"
    case missIn1000 = "stack of 1000: miss"
    case modalTabs = "three modal levels of tabs: miss"
    case tenScreens = "ten steps: ten screens on a stack"
    case fiveModalStacks = "ten steps: five modal stacks"
    case warningsLogged = "push, warnings logged (by hand: unobserved)"
    case eventsRecorded = "push, events recorded (by hand: unobserved)"
  }

  /// How many instructions the router may add to those of the calls by hand.
  public enum Limit: Sendable {
    /// This many.
    case instructions(Double)
    /// This share of what is compared with.
    case share(Double)

    /// The limit in instructions, where the other way takes this many.
    public func instructions(byHand: Double) -> Double {
      switch self {
      case .instructions(let limit): limit
      case .share(let share): share * byHand
      }
    }
  }
}

extension Case.Name {
  private static let aViewController = 150.0

  /// What the router may add; nil where that is only reported.
  public var limit: Case.Limit? {
    switch self {
    case .visible: .instructions(4_000)
    case .push: .instructions(6_000)
    case .presentStack: .instructions(8_000)
    case .hitIn10, .missIn10: .instructions(10 * Self.aViewController)
    case .hitIn100, .missIn100: .instructions(100 * Self.aViewController)
    case .hitIn1000, .missIn1000: .instructions(1_000 * Self.aViewController)
    case .modalTabs: .instructions(48 * Self.aViewController)
    case .tenScreens, .fiveModalStacks: .instructions(10 * 3_000)
    case .warningsLogged: .share(0.1)
    case .eventsRecorded: nil
    }
  }

  /// The ratio of the times that is aimed at; missing it fails nothing, for times vary.
  public var goal: Double? {
    switch self {
    case .visible: 3
    case .modalTabs: 2
    case .warningsLogged, .eventsRecorded: nil
    default: 1.5
    }
  }
}
