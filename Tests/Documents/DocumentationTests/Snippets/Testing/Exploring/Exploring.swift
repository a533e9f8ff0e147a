// swift-format-ignore-file
// These lines stand as they do in Docs/Proof/Exploring.md.

import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Names that other pages use, too.
private enum ExploringPage {
  @MainActor struct Shop {
    @MainActor final class Session {
      private(set) var isLoggedIn = false
      weak var window: UIWindow?

      func logOut() { isLoggedIn = false }

      /// Asks the user to log in, in an alert.
      func ask(_ completion: @escaping (RoutingResult) -> Void) {
        let login = UIAlertController(title: "Orders", message: nil, preferredStyle: .alert)
        login.addAction(
          UIAlertAction(title: "Log in", style: .default) { [self] _ in
            isLoggedIn = true
            completion(.success)
          })
        login.addAction(
          UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(.failure(NotLoggedIn())) })
        // An earlier question may still be there.
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController?.present(login, animated: false)
      }
    }

    let session = Session()
  }

  final class Screen: UIViewController {}
  final class Orders: UIViewController {}
  struct NotLoggedIn: Error {}

  @MainActor struct ShopRoutes {
    let shop: Shop
    let router: any Router

    let place: String? = "/home"
    var home: DestinationStep<Screen, Void> { destination() }
    var product: DestinationStep<Screen, Int> { destination() }
    var bag: DestinationStep<Screen, Void> { destination() }
    var orders: DestinationStep<Orders, Void> {
      let session = shop.session
      return StepAssembly(finder: ClassFinder<Orders, Void>(), factory: ClassFactory())
        .adding(
          InlineInterceptor { (_: Void, completion) in
            session.isLoggedIn ? completion(.success) : session.ask(completion)
          }
        )
        .using(.present()).from(.root).assemble()
    }

    func start(in window: UIWindow) {
      shop.session.window = window
      window.rootViewController = Screen()
      window.makeKeyAndVisible()
    }

    private func destination<Context>() -> DestinationStep<Screen, Context> {
      StepAssembly(finder: ClassFinder<Screen, Context>(), factory: NilFactory()).from(.root).assemble()
    }
  }

  final class SizePicker: UIViewController, ResultReturning {
    typealias ReturnedResult = Int
  }

  @MainActor static func telling(_ router: any Router) -> ExploredApp {
    let journal = ExplorationJournal()
    let size = StepAssembly(finder: ClassFinder(), factory: ClassFactory<SizePicker, Void>())
      .adding(InlineLeaveTask { (_: Void, reason) in journal.left("size", because: reason) })
      .using(.present())
      .from(.current)
      .assemble()
    return ExploredApp(
      router: router,
      destinations: [
        ExploredDestination("size", awaiting: size, with: (), answeredBy: [.tap("42")])
          .tellingLeaves()
      ],
      journal: journal)
  }

  @MainActor static var explorer: Explorer {
    let explorer = Explorer { window in
      let shop = Shop()
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let routes = ShopRoutes(shop: shop, router: router)
      routes.start(in: window)
      return ExploredApp(
        router: router,
        destinations: [
          ExploredDestination("home", routes.home),
          ExploredDestination("product 42", routes.product, with: 42),
          ExploredDestination("bag", routes.bag).removingNothing(),
          ExploredDestination("orders", routes.orders)
            .requiring("a login", fulfilledBy: [.tap("Log in")]) { shop.session.isLoggedIn },
        ],
        events: [ExploredEvent("the session ends") { shop.session.logOut() }],
        texts: ["E-mail": ["ada@example.com"]],
        state: { shop.session.isLoggedIn ? "logged in" : "logged out" })
    }
    return explorer
  }
}

#if !canImport(UIKit)
extension ExploringPage {
  final class ShopApplication: UIResponder, UIApplicationDelegate {
    let shop: Shop
    init(_ shop: Shop) { self.shop = shop }

    func explored(in scene: UIWindowScene) -> ExploredApp {
      let routes = ShopRoutes(shop: shop, router: DefaultRouter())
      let shop = shop
      let product = ExploredDestination("product 42", routes.product, with: 42)
      return ExploredApp(
        router: routes.router, destinations: [product],
        links: [ExploredLink("shop://product/42", shows: product)],
        place: { shop.session.isLoggedIn ? routes.place : nil })
    }
  }

  final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
    init(_ application: ShopApplication) {}
  }

  @MainActor static var launched: Explorer {
    let explorer = Explorer(windows: 2) {
      let shop = Shop()                                   // what outlives a launch: accounts, files
      return {                                            // each launch of the process
        let application = ShopApplication(shop)
        return ExploredLaunch(
          delegate: application, sceneDelegate: { _ in ShopSceneDelegate(application) }
        ) { scene in
          application.explored(in: scene)                 // an ExploredApp
        }
      }
    }
    return explorer
  }
}
#endif

@MainActor @Suite struct ExploringSnippets {
  private var explorer: Explorer { ExploringPage.explorer }

  @Test func everyScreenIsReachedFromEverywhere() async {
    expectNothingWrong(await explorer.run(depth: 3), reporter: .swiftTesting)
  }

  private func replay() async {
    let again = await explorer.replay([.tap("Tea Pot")], asking: "product 42")
    expectNothingWrong(again, reporter: .swiftTesting)
  }

  private func otherDevices() async {
    let smallest = await explorer.on(compact: CGSize(width: 320, height: 568)).run(depth: 3)
    let largest = await explorer.on(.pad, regular: CGSize(width: 1366, height: 1024)).run(depth: 3)
    for exploration in [smallest, largest] {
      expectNothingWrong(exploration, reporter: .swiftTesting)
    }
  }
}
