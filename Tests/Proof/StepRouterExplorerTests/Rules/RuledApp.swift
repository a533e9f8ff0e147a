#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterLinks

/// An app with a book, which its link opens by the rules of a document.
@MainActor
final class RuledApp: UIResponder, UIApplicationDelegate {
  final class Book: UIViewController {}
  final class Page: UIViewController, ContextAccepting, ContextChecking {
    private(set) var url: URL?

    func isTarget(for url: URL) -> Bool { self.url == url }
    func setup(with url: URL) throws { self.url = url }
  }

  /// Declares the link's chains.
  @MainActor
  struct Routes {
    var book: DestinationStep<Book, Void> { bookScreen.using(.push()).from(.visibleStack) }

    func bookSheet(_ presentation: LinkPresentation) -> DestinationStep<Book, Void> {
      bookScreen.using(.present(presentation)).from(.current)
    }

    var page: DestinationStep<Page, URL> {
      StepAssembly(finder: ClassWithContextFinder<Page, URL>(), factory: ClassFactory())
        .using(.present()).from(.current)
    }

    private var bookScreen: StepAssembly<ClassFinder<Book, Void>, ClassFactory<Book, Void>> {
      StepAssembly(finder: ClassFinder(), factory: ClassFactory())
    }

    var links: LinkMap {
      LinkMap(schemes: ["books"], hosts: ["books.example"]) {
        LinkPattern(book, "book").modal(bookSheet)
        LinkPattern(book, "best")
      }
    }
  }

  fileprivate let rules: LinkRules
  fileprivate let inbox = LinkInbox(policy: .inOrder)

  private init(_ rules: LinkRules) {
    self.rules = rules
    super.init()
  }

  /// Returns an explorer of the app under a document with this rule.
  static func explorer(_ document: String) -> Explorer {
    Explorer(windows: 1) {
      {
        guard let rules = try? LinkRules(builtIn: Data(document.utf8), named: "rules.json") else {
          return ExploredLaunch(delegate: Delegate(), sceneDelegate: { _ in Scene(nil) }) { _ in
            ExploredApp(router: DefaultRouter(), destinations: [])
          }
        }
        let app = RuledApp(rules)
        return ExploredLaunch(delegate: app, sceneDelegate: { _ in Scene(app) }) { scene in
          (scene.delegate as? Scene)?.explored
            ?? ExploredApp(router: DefaultRouter(), destinations: [])
        }
      }
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let app: RuledApp?
    private var router: DefaultRouter?
    private let routes = Routes()

    init(_ app: RuledApp?) { self.app = app }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      guard let app, let scene = scene as? UIWindowScene,
        let links = try? routes.links.ruled(by: app.rules, web: Routes().page)
      else { return }
      let window = UIWindow(windowScene: scene)
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      self.window = window
      self.router = router
      app.inbox.connect(scene, links: links, router: router)
      app.inbox.receive(options, in: scene)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      app?.inbox.receive(contexts, in: scene)
    }

    var explored: ExploredApp? {
      guard let app, let router else { return nil }
      let book = ExploredDestination("book", routes.book)
      let rules = app.rules
      return ExploredApp(
        router: router, destinations: [book], links: [ExploredLink("books://book", shows: book)],
        rules: { ExploredRules(rules.all, applied: rules.applied) })
    }
  }
}
#endif
