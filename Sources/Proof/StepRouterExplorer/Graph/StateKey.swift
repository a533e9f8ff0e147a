import StepRouterTesting

/// Distinguishes the states of an app: by the view controllers in each window and their places, the
/// moves that lead on, the contents of fields and controls, the window's shape, the pose of a phone
/// that folds, the app's own state, and the window in front. Individual view controllers and labels
/// don't matter.
struct StateKey {
  struct Part {
    let hierarchy: HierarchySnapshot
    let screen: ScreenReader
    let shape: WindowShape
    let app: String
  }

  let fingerprint: Fingerprint
  /// The text whose hash is the fingerprint.
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
