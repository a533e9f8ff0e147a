import StepRouter
import StepRouterExplorer

/// The screens that the exploration saw, and the screens that the app declares.
struct ScreenTable {
  /// A class of view controllers.
  struct Row {
    let typeName: String
    /// Whether it was visible in any state.
    var isShown = false
    /// Whether it contained other view controllers.
    var isContainer = false
    /// The number of states in which it's in front.
    var frontCount = 0
    /// The number of states in which it's visible.
    var visibleCount = 0
    /// Its contexts, or its titles in states where it had no context.
    var contents: [String] = []
    var routes: [DeclaredRoutes.Route] = []
  }

  private(set) var rows: [Row] = []
  private var places: [String: Int] = [:]

  init(_ exploration: Exploration, fronts: [FrontScreen?], declared: DeclaredRoutes?) {
    for item in exploration.coverage where item.kind == .screen {
      change(item.name) { $0.isShown = true }
    }
    for (state, front) in zip(exploration.states, fronts) { add(state, front) }
    for route in declared?.routes ?? [] {
      change(route.screen) { $0.routes.append(route) }
    }
    rows.sort { ($0.isContainer ? 1 : 0, $0.typeName) < ($1.isContainer ? 1 : 0, $1.typeName) }
  }

  /// The screens that were visible, without containers.
  var shown: [Row] { rows.filter { $0.isShown && !$0.isContainer } }

  /// The declared screens that no state showed.
  var neverShown: [Row] { rows.filter { !$0.isShown && !$0.routes.isEmpty } }

  private mutating func add(_ state: Exploration.State, _ front: FrontScreen?) {
    var visible: Set<String> = []
    for node in state.windows.flatMap(\.hierarchy.nodes) {
      if !node.children.isEmpty { change(node.typeName) { $0.isContainer = true } }
      guard node.isVisible else { continue }
      let isNew = visible.insert(node.typeName).inserted
      let content = node.context ?? node.title
      change(node.typeName) { row in
        row.isShown = true
        if isNew { row.visibleCount += 1 }
        if let content, !row.contents.contains(content) { row.contents.append(content) }
      }
    }
    if let front { change(front.typeName) { $0.frontCount += 1 } }
  }

  private mutating func change(_ name: String, _ change: (inout Row) -> Void) {
    let place = places[name] ?? rows.count
    if place == rows.count {
      places[name] = place
      rows.append(Row(typeName: name))
    }
    change(&rows[place])
  }
}
