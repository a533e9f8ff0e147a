/// Finds the dead ends: states in which a screen lies on others and stays in front whatever the
/// user does.
///
/// Several screens within reach of each other aren't a dead end: an app may lie on its login or
/// introduction and never lead back there. Nor is a screen that replaced the others, since it lies
/// on none.
struct DeadEnds {
  private let exploration: Exploration
  /// The screen that encloses the user in each state.
  private let screens: [Int: Culprit]
  /// The states that the user's own moves lead to from each state; nil if one of them is unknown.
  private let ways: [[Int]?]

  init(_ exploration: Exploration, enclosedBy screens: [Int: Culprit]) {
    self.exploration = exploration
    self.screens = screens
    var ways = exploration.states.map { $0.isExpanded ? [Int]() : nil }
    for edge in exploration.edges where edge.move.kind.isWayOut && ways.indices.contains(edge.from)
    {
      if let target = edge.to { ways[edge.from]?.append(target) } else { ways[edge.from] = nil }
    }
    self.ways = ways
  }

  /// The states without a way out, with the screens, in ascending order.
  var all: [(state: Int, screen: Culprit)] {
    let free = free
    var ends: [Int: Culprit] = [:]
    for state in free.indices where !free[state] && ends[state] == nil {
      guard let group = group(from: state)?.sorted() else { continue }
      let screens = group.compactMap { self.screens[$0] }
      // An alert that leads back to the screen under it isn't to blame.
      guard let end = screens.first(where: { !$0.isAlert }) ?? screens.first else { continue }
      for state in group { ends[state] = end }
    }
    return ends.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether the user can get from each state to one in which no screen encloses them, to the
  /// start, or to an unknown state.
  private var free: [Bool] {
    var sources = exploration.states.map { _ in [Int]() }
    for (state, targets) in ways.enumerated() {
      for target in targets ?? [] where sources.indices.contains(target) {
        sources[target].append(state)
      }
    }
    var free = exploration.states.indices.map { state in
      state == 0 || ways[state] == nil || screens[state] == nil
    }
    var front = free.indices.filter { free[$0] }
    while let state = front.popLast() {
      for source in sources[state] where !free[source] {
        free[source] = true
        front.append(source)
      }
    }
    return free
  }

  /// Returns the states within reach; nil if they have more than one class of screens, not counting
  /// alerts.
  private func group(from start: Int) -> Set<Int>? {
    var group: Set<Int> = [start]
    var front = [start]
    var classes: Set<String> = []
    while let state = front.popLast() {
      guard let screen = screens[state] else { return nil }
      if !screen.isAlert { classes.insert(screen.screen) }
      guard classes.count <= 1 else { return nil }
      for target in ways[state] ?? [] where group.insert(target).inserted { front.append(target) }
    }
    return group
  }
}

extension Problem {
  /// The fault of a screen from which the user has no way out.
  static func deadEnd(_ screen: Culprit) -> Self {
    Self(
      .deadEnd,
      "\(screen) has no way out: whatever the user does, it stays in front. Give it one, such as a "
        + "Close button, or \(screen.allowance(of: .deadEnd)).")
  }
}

extension Culprit {
  var isAlert: Bool { screen == "UIAlertController" }
}

extension UserMove.Kind {
  /// Whether this kind of move may lead the user out of a screen. Events from outside don't count,
  /// nor do moves that give up the window.
  var isWayOut: Bool {
    switch self {
    case .relaunch, .openWindow, .closeWindow, .switchWindow: false
    // Only users of VoiceOver and of a keyboard have these.
    case .escape, .press: false
    case _ where comesFromOutside: false
    default: true
    }
  }
}
