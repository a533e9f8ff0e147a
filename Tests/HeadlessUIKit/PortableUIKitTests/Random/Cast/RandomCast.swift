import PortableUIKit

/// The view controllers and windows that a random sequence works on.
@MainActor final class RandomCast {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .overFullScreen, .currentContext, .popover,
  ]
  /// The number of styles, from the first, that look the same in every window.
  nonisolated static let stylesThatKeepTheirShape = 4
  nonisolated static let adaptations: [UIModalPresentationStyle] = [
    .none, .fullScreen, .overFullScreen, .formSheet,
  ]

  let simulation: Simulation
  let screens: [LedgerScreen]
  let stacks: [LedgerStack]
  let tabs: [LedgerTabs]
  let pages: [LedgerPages]
  let splits: [LedgerSplit]
  let everybody: [any Accountable]
  let windows: [UIWindow]
  var gestures: [Gesture] = []
  var completions = CompletionCount()
  var complaints: [String] = []
  /// The view controllers that an unfinished operation moves. None of them becomes a root
  /// meanwhile.
  var moving: [UIViewController] = []
  var animators: [RandomAnimator?]
  /// The adaptive delegates, by the number of the presented view controller.
  var adaptations: [Int: RandomAdaptation] = [:]

  init(_ simulation: Simulation) {
    self.simulation = simulation
    screens = (0..<RandomOperation.screens).map { _ in LedgerScreen() }
    stacks = (0..<RandomOperation.stacks).map { _ in LedgerStack() }
    tabs = (0..<RandomOperation.tabs).map { _ in LedgerTabs() }
    pages = (0..<RandomOperation.pages).map { _ in
      LedgerPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    splits = [LedgerSplit(style: .doubleColumn), LedgerSplit(style: .tripleColumn)]
    everybody = screens + stacks + tabs + pages + splits
    animators = stacks.map { _ in nil }
    windows = (0..<RandomOperation.windows).map { _ in simulation.makeWindow() }
    begin()
  }

  /// Begins as many apps do: a stack in a tab bar controller in one window, a screen in the other.
  private func begin() {
    stacks[0].viewControllers = [screens[0]]
    pages[0].setViewControllers([screens[3]], direction: .forward, animated: false)
    splits[0].setViewController(screens[4], for: .primary)
    splits[0].setViewController(screens[5], for: .secondary)
    tabs[0].viewControllers = [stacks[0], screens[1], pages[0], splits[0]]
    windows[0].rootViewController = tabs[0]
    windows[1].rootViewController = screens[2]
    for window in windows { window.makeKeyAndVisible() }
    simulation.runUntilIdle()
  }

  /// Ends all reactions and gestures.
  func comeToRest() {
    for screen in screens { screen.reaction = nil }
    for stack in stacks { stack.delegate = nil }
    for tabs in tabs { tabs.delegate = nil }
    repeat {
      while let gesture = gestures.popLast() { gesture.cancel() }
      simulation.runUntilIdle()
    } while !gestures.isEmpty
  }

  func isRoot(_ viewController: UIViewController) -> Bool {
    windows.contains { $0.rootViewController === viewController }
  }

  func name(_ viewController: UIViewController?) -> String {
    guard let viewController else { return "nil" }
    let index = everybody.firstIndex { $0 === viewController }
    return index.map(Self.name) ?? "\(type(of: viewController))"
  }

  static func name(_ index: Int) -> String {
    var index = index
    let kinds = [
      ("screen", RandomOperation.screens), ("stack", RandomOperation.stacks),
      ("tabs", RandomOperation.tabs), ("pages", RandomOperation.pages),
      ("split", RandomOperation.splits),
    ]
    for (kind, count) in kinds {
      if index < count { return "\(kind) \(index)" }
      index -= count
    }
    return "nobody"
  }
}

/// The number of completions that are owed, and of those that have run.
struct CompletionCount {
  var owed = 0
  var run = 0
}
