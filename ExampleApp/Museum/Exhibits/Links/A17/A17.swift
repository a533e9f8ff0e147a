#if !canImport(UIKit)
import StepRouterExplorer

/// The window that somebody else moves.
enum A17: ExhibitedByLaunch {
  static var windowCount: Int { 2 }

  final class Home: Screen {}
  final class Article: Screen {}

  static func isWhereTapped(_ moment: ExploredMoment) -> Bool {
    moment.cause != .move(.tap("Article"))
      || moment.front?.hierarchy.nodes.contains { $0.isVisible && $0.typeName == "Article" } == true
  }
}
#endif
