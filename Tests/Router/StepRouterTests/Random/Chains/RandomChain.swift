/// How an interceptor or a custom action answers.
enum RandomAnswer: Equatable {
  case pass
  case fail
  case drop
  case twice
  case later(milliseconds: Int)
  /// Keeps the completion, which the run calls in the end.
  case hold

  static func random(using generator: inout SplitMix) -> RandomAnswer {
    switch generator.next(below: 16) {
    case 0...6: .pass
    case 7: .fail
    case 8: .drop
    case 9, 10: .twice
    case 11, 12, 13: .later(milliseconds: generator.next(below: 600))
    default: .hold
    }
  }
}

/// A random interceptor, which may change what is on screen before it answers.
struct RandomGuard: Equatable {
  enum Deed: Equatable {
    case nothing
    /// Navigates to a screen of its own and waits for it.
    case presents
    case replacesRoot(RandomTree)
  }

  var deed = Deed.nothing
  var answer: RandomAnswer

  static func random(using generator: inout SplitMix) -> RandomGuard {
    var random = RandomGuard(answer: .random(using: &generator))
    switch generator.next(below: 20) {
    case 0, 1: random.deed = .presents
    case 2: random.deed = .replacesRoot(.random(using: &generator))
    default: break
    }
    return random
  }
}

/// A random step of a chain.
struct RandomStep: Equatable {
  enum Kind: Equatable {
    case screen(Int), stack, tabs, uiTabs, pages, book, split(RandomSplit.Kind)
  }
  enum Sought: Equatable { case nothing, anyOfClass, kind, kindAndValue }

  enum Action: Equatable {
    case push, pushAsRoot, pushReplacingLast
    case addTab(at: Int?, replacing: Bool)
    case addTabToGroup(Int, at: Int?)
    case addPage(isMerged: Bool)
    case setColumn(Int)
    case pushToDetails(isOnly: Bool)
    case showPage
    case present(style: Int)
    case replaceRoot(isAnimated: Bool)
    case nothing
    /// Presents by a custom action.
    case ownPresent(RandomAnswer, isEffective: Bool)
    /// Pushes by a custom action that isn't merged with its neighbours.
    case ownPush(RandomAnswer)
  }

  var kind: Kind
  var sought: Sought
  var options: UInt8
  var startsAtRoot: Bool
  /// Nil for a step that is never built.
  var action: Action?
  var takesChildren = true
  var isLocked = false
  var fails = false
  /// Whether its task requests another screen, which has to wait for its turn.
  var asksMeanwhile = false
  var guards: [RandomGuard] = []
  /// Whether the steps towards the base get another context.
  var isAdapted = false
  /// How a switch chooses the step's base, if it does.
  var choice: Choice?

  enum Choice: Equatable { case condition, finder, expecting }
}

struct RandomChain: Equatable {
  enum Base: Equatable {
    case root, current
    case stackFound(options: UInt8)
    case tabsFound(options: UInt8)
    case splitFound(options: UInt8)
    case bookFound(options: UInt8)
  }

  var base: Base
  /// From the base to the destination; never empty.
  var steps: [RandomStep]
}

extension RandomChain {
  /// Whether the chain has an action that may have no effect, or a step whose screen may be found
  /// below what the chain itself presents.
  var hasDoubtfulActions: Bool {
    steps.contains {
      switch $0.action {
      case .ownPush, .ownPresent, .nothing, nil: true
      // A new split view controller tells which columns it shows only when it's on screen.
      case .setColumn(let index): RandomStyle.columns[index] == .compact
      default: false
      }
    }
  }

  static func random(using generator: inout SplitMix) -> RandomChain {
    let base: Base =
      switch generator.next(below: 12) {
      case 0...2: .root
      case 3, 4: .stackFound(options: generator.one(of: [15, 5, 3]))
      case 5, 6: .splitFound(options: generator.one(of: [15, 15, 5, 3]))
      case 7: .bookFound(options: generator.one(of: [15, 15, 5, 3]))
      case 8, 9: .tabsFound(options: generator.one(of: [15, 15, 5, 3]))
      default: .current
      }
    let count = generator.one(of: [1, 1, 2, 2, 2, 3, 3, 4])
    var steps: [RandomStep] = []
    for index in 0..<count {
      let below = steps.last?.kind
      steps.append(
        .random(
          on: below, base: base, isLast: index == count - 1, using: &generator))
    }
    return RandomChain(base: base, steps: steps)
  }
}

extension RandomStep {
  static func random(
    on below: Kind?, base: RandomChain.Base, isLast: Bool, using generator: inout SplitMix
  ) -> RandomStep {
    let kind = Kind.random(isLast: isLast, using: &generator)
    let sought: Sought = generator.one(of: [.nothing, .anyOfClass, .kind, .kind, .kindAndValue])
    var step = RandomStep(
      kind: kind, sought: kind.isContainer && sought != .anyOfClass ? .nothing : sought,
      options: generator.chance(60) ? 15 : UInt8(generator.next(below: 64)),
      startsAtRoot: generator.chance(15),
      action: .random(on: below, base: base, using: &generator))
    if kind.isContainer, generator.chance(70) { step.sought = .nothing }
    if step.sought != .nothing, generator.chance(8) { step.action = nil }
    step.takesChildren = generator.chance(70)
    step.isLocked = generator.chance(8)
    step.fails = generator.chance(3)
    step.asksMeanwhile = generator.chance(3)
    if generator.chance(25) { step.guards.append(.random(using: &generator)) }
    if generator.chance(8) { step.guards.append(.random(using: &generator)) }
    step.isAdapted = generator.chance(15)
    if generator.chance(10) {
      step.choice = generator.one(of: [.condition, .finder, .expecting])
    }
    return step
  }
}

extension RandomStep.Kind {
  var isContainer: Bool {
    if case .screen = self { false } else { true }
  }

  static func random(isLast: Bool, using generator: inout SplitMix) -> Self {
    switch generator.next(below: isLast ? 52 : 15) {
    case 0...3: .stack
    case 4, 5: .tabs
    case 6: .pages
    case 7: .book
    case 8, 9: .split(generator.one(of: RandomSplit.Kind.allCases))
    case 10, 11: .uiTabs
    default: .screen(generator.next(below: RandomTree.kinds))
    }
  }
}

extension RandomStep.Action {
  static func random(
    on below: RandomStep.Kind?, base: RandomChain.Base, using generator: inout SplitMix
  ) -> Self {
    if generator.chance(12) { return anywhere(using: &generator) }
    switch below {
    case .stack: return push(using: &generator)
    case .tabs, .uiTabs: return tab(using: &generator)
    case .pages: return .addPage(isMerged: generator.chance(60))
    case .book: return .showPage
    case .split: return column(using: &generator)
    case .screen: return generator.chance(35) ? push(using: &generator) : modal(using: &generator)
    case nil: break
    }
    switch base {
    case .stackFound: return push(using: &generator)
    case .splitFound: return column(using: &generator)
    case .bookFound: return .showPage
    case .tabsFound: return tab(using: &generator)
    case .root, .current: break
    }
    return generator.chance(30) ? push(using: &generator) : modal(using: &generator)
  }

  private static func tab(using generator: inout SplitMix) -> Self {
    if generator.chance(35) {
      return .addTabToGroup(generator.next(below: 2), at: generator.one(of: [nil, nil, 0, 1, 2]))
    }
    return .addTab(at: generator.one(of: [nil, 0, 1, 2]), replacing: generator.chance(40))
  }

  private static func column(using generator: inout SplitMix) -> Self {
    switch generator.next(below: 10) {
    case 0...3: .setColumn(generator.next(below: RandomStyle.columns.count))
    case 4...8: .pushToDetails(isOnly: false)
    default: .pushToDetails(isOnly: true)
    }
  }

  private static func push(using generator: inout SplitMix) -> Self {
    switch generator.next(below: 10) {
    case 0...5: .push
    case 6: .pushAsRoot
    case 7: .pushReplacingLast
    default: .ownPush(.random(using: &generator))
    }
  }

  private static func modal(using generator: inout SplitMix) -> Self {
    switch generator.next(below: 10) {
    case 0: .replaceRoot(isAnimated: generator.chance(50))
    case 1, 2:
      .ownPresent(.random(using: &generator), isEffective: generator.chance(85))
    default: .present(style: generator.next(below: RandomStyle.all.count))
    }
  }

  private static func anywhere(using generator: inout SplitMix) -> Self {
    switch generator.next(below: 4) {
    case 0: .nothing
    case 1: .addTab(at: nil, replacing: false)
    case 2: push(using: &generator)
    default: modal(using: &generator)
    }
  }
}
