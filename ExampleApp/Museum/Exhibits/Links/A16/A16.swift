#if !canImport(UIKit)
import StepRouterExplorer

/// The link that does nothing while a sheet is up.
enum A16: ExhibitedInWindow {
  final class Home: Screen {}
  final class Article: Screen {}

  static var inFront: ExploredProperty {
    .always("the link's screen is in front") {
      $0.cause != .move(.linkArrives) || $0.shows(Article.self)
    }
  }
}
#endif
