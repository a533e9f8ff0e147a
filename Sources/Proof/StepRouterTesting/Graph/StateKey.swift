/// What distinguishes one state of an app from another: in each window which view controllers are
/// where, what can be touched, what is written in fields, which shape the window has, and what the
/// app adds; and which window is in front. View controllers do not count, and labels neither.
struct StateKey {
  /// One window.
  struct Part {
    let hierarchy: HierarchySnapshot
    let screen: ScreenReader
    let shape: WindowShape
    let app: String
  }

  let fingerprint: Fingerprint

  @MainActor
  init(_ parts: [Part], front: Int?) {
    let lines = parts.flatMap { part in
      [part.hierarchy.description, part.shape.rawValue, part.app]
        + part.screen.moves.map(\.description) + part.screen.values
    }
    let text = (lines + [front.map(String.init) ?? ""]).joined(separator: "\n")
    fingerprint = Fingerprint(of: text)
  }
}
