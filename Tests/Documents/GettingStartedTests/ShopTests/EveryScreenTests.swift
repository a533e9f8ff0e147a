import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

@MainActor @Suite struct EveryScreenTests {
  private let explorer = Explorer { window in
    let session = Session()
    let windowProvider = CustomWindowProvider { [weak window] in window }
    let openRouter = DefaultRouter(windowProvider: windowProvider)
    let router = openRouter.adding(LoginInterceptor(session: session, router: openRouter))
    let routes = Routes(router: router)
    routes.start(in: window)
    return ExploredApp(
      router: router,
      destinations: [
        ExploredDestination("home", routes.home),
        ExploredDestination("account", routes.account),
        ExploredDestination("bag", routes.bag).removingNothing(),
        ExploredDestination("product 42", routes.product, with: 42),
        ExploredDestination("product 7", routes.product, with: 7),
      ].map { destination in
        destination.requiring("a login", fulfilledBy: [.tap("Log in")]) { session.isLoggedIn }
      },
      state: { session.isLoggedIn ? "logged in" : "logged out" })
  }

  @Test func everyScreenIsReachedFromEverywhere() async {
    let exploration = await explorer.run(depth: 3)
    print(exploration)
    expectNothingWrong(exploration, reporter: .swiftTesting)
  }
}
