extension Case {
  /// The cases, in the order of the table, with the limit and the goal of each.
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
    case assembly = "assemble a chain of three steps (by hand: nothing)"
    case modalStack = "growth: a modal stack"
    case tenModalStacks = "growth: ten modal stacks"
    case fortyModalStacks = "growth: forty modal stacks"
    case pushInOneTab = "growth: push beside no other tab"
    case pushInTwentyTabs = "growth: push in one of twenty tabs"
    case pushInHundredTabs = "growth: push in one of a hundred tabs"
    case screen = "growth: a chain of one screen"
    case fiftyScreens = "growth: a chain of fifty screens"
    case warningsLogged = "push, warnings logged (by hand: unobserved)"
    case eventsRecorded = "push, events recorded (by hand: unobserved)"
    case ruledLink = "a link with a rule, the last of ten (by hand: without rules)"
    case tenInterceptors = "push past ten interceptors that answer at once (by hand: without)"
    case journal = "push, noted in a journal (by hand: unobserved)"
    case transition = "push with an animator (by hand: of the stack's delegate)"
    case waitingScreen = "push a screen that loads (by hand: with a task)"
    case systemScreen = "present a browser"
    case path = "push by a path in a model (by hand: by the router)"
    case listedLinks = "links of ten listed screens (by hand: of ten patterns)"
  }

  /// The number of instructions the router may add to the calls by hand.
  public enum Limit: Sendable {
    /// A fixed number of instructions.
    case instructions(Double)
    /// A share of the instructions the calls by hand take.
    case share(Double)

    /// Returns the limit in instructions, given the instructions the calls by hand take.
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

  /// The limit for the instructions the router adds; nil if the table only reports them.
  public var limit: Case.Limit? {
    switch self {
    case .visible: .instructions(4_250)
    case .push: .instructions(20_500)
    case .presentStack: .instructions(36_700)
    case .hitIn10: .instructions(10 * Self.aViewController)
    case .hitIn100: .instructions(100 * Self.aViewController)
    case .hitIn1000: .instructions(1_000 * Self.aViewController)
    case .missIn10: .instructions(10 * Self.aViewController)
    // In stacks this large, the savings at each view controller outweigh a search's fixed cost.
    case .missIn100, .missIn1000: .instructions(0)
    case .modalTabs: .instructions(36 * Self.aViewController)
    // By hand, each push takes the same however large the stack is, so the router's single update
    // saves little of what ten steps cost to search, plan and build.
    case .tenScreens: .instructions(55_800)
    case .fiveModalStacks: .instructions(113_000)
    case .assembly: .instructions(26_000)
    case .fortyModalStacks: .instructions(40 * 20_600)
    case .warningsLogged: .share(0.1)
    case .tenInterceptors: .instructions(93_500)
    case .eventsRecorded, .modalStack, .tenModalStacks, .pushInOneTab, .pushInTwentyTabs,
      .pushInHundredTabs, .screen, .fiftyScreens, .ruledLink, .journal, .transition,
      .waitingScreen, .systemScreen, .path, .listedLinks:
      nil
    }
  }

  /// The number of added instructions to aim for. Missing it isn't a failure.
  public var goal: Double? {
    switch self {
    case .visible: 2_500
    case .push: 15_000
    case .presentStack: 30_000
    case .tenScreens: 9_000
    case .fiveModalStacks: 95_000
    case .assembly: 20_000
    case .fortyModalStacks: 40 * 18_000
    case .tenInterceptors: 60_000
    default: nil
    }
  }
}
