#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// The link that launches the app and is lost.
enum A15: ExhibitedByLaunch {
  final class Home: Screen {}
  final class Article: Screen {}

  /// What both apps have: Home in a stack, and a link to an article.
  class Scene: MuseumScene {
    let article = pushed(onStackOf: Home.self) { Article("Article") }

    override func makeRoot() -> UIViewController {
      UINavigationController(rootViewController: Home("Home"))
    }

    override func explored() -> ExploredApp {
      let destination = ExploredDestination("article", article)
      return ExploredApp(
        router: router, destinations: [destination],
        links: [ExploredLink("app://article", shows: destination)])
    }
  }
}
#endif
