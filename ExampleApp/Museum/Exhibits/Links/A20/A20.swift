#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// The article inside the announcement.
enum A20: ExhibitedInWindow {
  final class Home: Screen {}
  final class Article: Screen {}

  static func explored(
    _ article: DestinationStep<Article, Void>, in window: UIWindow
  ) -> ExploredApp {
    let router = window.makeRouter()
    let home = UINavigationController(rootViewController: Home("Home"))
    window.show(home)
    return ExploredApp(
      router: router, destinations: [ExploredDestination("article", article)],
      events: [
        ExploredEvent(
          "an announcement comes", when: { [weak home] in home?.presentedViewController == nil }
        ) { [weak home] in
          home?.present(
            UINavigationController(rootViewController: Screen("Announcement")), animated: true)
        },
        .link { router.navigate(to: article) },
      ],
      properties: [
        .always("the article lies on the stack of Home") { [weak home] moment in
          !moment.shows(Article.self) || home?.topViewController is Article
        }
      ])
  }
}
#endif
