import StepRouterTesting

/// Distinguishes one state of an app from another: by the view controllers in each window and their
/// places, by everything that the user can touch, by the contents of fields, by the window's shape
/// and the pose of a phone that folds, by the app's own state, and by which window is in front. Individual view controllers and
/// labels don't matter.
struct StateKey {
  struct Part {
    let hierarchy: HierarchySnapshot
    let screen: ScreenReader
    let shape: WindowShape
    let app: String
  }

  let fingerprint: Fingerprint
  /// Everything that the fingerprint stands for.
  let text: String

  @MainActor
  init(_ parts: [Part], front: Int?, pose: String) {
    let lines = parts.flatMap { part in
      [part.hierarchy.description, part.shape.rawValue, part.app]
        + part.screen.moves.filter { !$0.kind.isFold }.map(\.description) + part.screen.values
    }
    let ends = [front.map(String.init) ?? ""] + (pose.isEmpty ? [] : [pose])
    text = (lines + ends).joined(separator: "\n")
    fingerprint = Fingerprint(of: text)
  }
}
