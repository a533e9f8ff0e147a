/// What distinguishes one state of an app from another: which view controllers are where, what can
/// be touched, what is written in fields, and what the app adds. View controllers do not count, and
/// labels neither.
struct StateKey: Hashable {
  private let text: String

  @MainActor
  init(hierarchy: HierarchySnapshot, screen: ScreenReader, app: String) {
    let moves = screen.moves.map(\.description)
    text = ([hierarchy.description, app] + moves + screen.values).joined(separator: "\n")
  }
}
