// swift-format-ignore-file
// These lines stand as they do in Docs/Exploring.md.

import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

/// Names that other pages use, too.
private enum ExploringPage {
  @MainActor struct Shop {
    @MainActor final class Session {
      private(set) var isLoggedIn = false
      func logOut() { isLoggedIn = false }
    }

    let session = Session()
  }

  final class Screen: UIViewController {}
  struct NotLoggedIn: Error {}

  @MainActor struct ShopRoutes {
    let shop: Shop
    let router: any Router

    var home: DestinationStep<Screen, Void> { destination() }
    var product: DestinationStep<Screen, Int> { destination() }
    var bag: DestinationStep<Screen, Void> { destination() }
    var orders: DestinationStep<Screen, Void> {
      let session = shop.session
      return StepAssembly(finder: ClassFinder<Screen, Void>(), factory: NilFactory())
        .adding(InlineInterceptor { (_: Void) in if !session.isLoggedIn { throw NotLoggedIn() } })
        .from(.root).assemble()
    }

    func start(in window: UIWindow) {
      window.rootViewController = Screen()
      window.makeKeyAndVisible()
    }

    private func destination<Context>() -> DestinationStep<Screen, Context> {
      StepAssembly(finder: ClassFinder<Screen, Context>(), factory: NilFactory()).from(.root).assemble()
    }
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

@MainActor @Suite struct ExploringSnippets {
  private var explorer: Explorer { ExploringPage.explorer }

  @Test func everyScreenIsReachedFromEverywhere() async {
    expectNothingWrong(await explorer.run(depth: 3), reporter: .swiftTesting)
  }

  private func replay() async {
    let again = await explorer.replay([.tap("Tea Pot")], asking: "product 42")
    expectNothingWrong(again, reporter: .swiftTesting)
  }
}
