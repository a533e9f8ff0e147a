/// Finds actions of rows, such as those in context menus, that act on another row than the one that
/// the user touches.
///
/// If an action of a row leads to the same state as a tap on that row, the action opens the row.
/// From another row, whose tap leads elsewhere, the same action must not lead there.
struct RowActions {
  /// An action that acts on another row.
  struct Misdirected {
    let culprit: Culprit
    /// The row that the action acts on.
    let row: String
    /// The row for which the action is.
    let other: String
    let state: Int
  }

  /// A row by its text, and by its number among the rows with the same text.
  fileprivate struct Row: Hashable {
    let name: String
    let number: Int
  }

  fileprivate struct Action: Hashable {
    let kind: UserMove.Kind
    let title: String
  }

  private let exploration: Exploration

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// The actions in the order of their states.
  var misdirected: [Misdirected] {
    let edges = Dictionary(grouping: exploration.edges.filter { $0.to != nil }, by: \.from)
    return edges.keys.sorted().flatMap { state in misdirected(in: state, edges[state] ?? []) }
  }

  private func misdirected(in state: Int, _ edges: [Exploration.Edge]) -> [Misdirected] {
    var taps: [Row: Int] = [:]
    var actions: [(action: Action, targets: [(row: Row, target: Int)])] = []
    for edge in edges {
      guard let target = edge.to, let row = Row(edge.move) else { continue }
      if edge.move.kind == .tap { taps[row] = target }
      guard let action = Action(edge.move) else { continue }
      if let index = actions.firstIndex(where: { $0.action == action }) {
        actions[index].targets.append((row, target))
      } else {
        actions.append((action, [(row, target)]))
      }
    }
    return actions.flatMap { action, targets -> [Misdirected] in
      let opened = targets.filter { taps[$0.row] == $0.target && $0.target != state }
      return targets.compactMap { row, target in
        guard let tap = taps[row], tap != target, tap != state,
          let other = opened.first(where: { $0.target == target })
        else { return nil }
        return Misdirected(
          culprit: Culprit(screen: screen(in: state), control: action.title), row: row.name,
          other: other.row.name, state: state)
      }
    }
  }

  /// The class of the screen in front.
  private func screen(in state: Int) -> String {
    let states = exploration.states
    let windows = states.indices.contains(state) ? states[state].windows : []
    let nodes = windows.first(where: \.isFront)?.hierarchy.nodes ?? []
    return nodes.last(where: \.isVisible)?.typeName ?? "The screen"
  }
}

extension RowActions.Row {
  fileprivate init?(_ move: UserMove) {
    guard let name = move.name else { return nil }
    self.init(name: name, number: move.number ?? 1)
  }
}

extension RowActions.Action {
  fileprivate init?(_ move: UserMove) {
    switch move.kind {
    case .menuAction, .swipeAction: self.init(kind: move.kind, title: move.text ?? "")
    case .tapAccessory: self.init(kind: move.kind, title: "Accessory")
    case .openPreview: self.init(kind: move.kind, title: "Preview")
    default: return nil
    }
  }
}
