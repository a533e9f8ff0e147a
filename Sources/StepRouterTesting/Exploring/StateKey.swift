/// What distinguishes one state of an app from another: which view controllers are where, what can
/// be touched, what is written in fields, which shape the window has, and what the app adds. View controllers do not count, and
/// labels neither.
struct StateKey: Hashable {
  private let text: String

  @MainActor
  init(
    hierarchy: HierarchySnapshot, screen: ScreenReader, shape: WindowShape, app: String
  ) {
    let moves = screen.moves.map(\.description)
    text = ([hierarchy.description, shape.rawValue, app] + moves + screen.values).joined(
      separator: "\n")
  }
}
