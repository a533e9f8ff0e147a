#if !canImport(UIKit)
import StepRouterExplorer
import StepRouterReport

extension Exhibit {
  /// Draws the window of the faulty app after the plaque's moves, or after the last one that it
  /// survives.
  ///
  /// - Returns: The text of an SVG file; nil if the app shows no window.
  public func picture() async -> String? {
    let reached = await exploration(of: .faulty).states
      .filter { plaque.moves.starts(with: $0.moves) }
      .max { $0.moves.count < $1.moves.count }
    let window = reached?.windows.last(where: \.isFront) ?? reached?.windows.last
    return window.map { WindowPicture($0).svg }
  }
}
#endif
