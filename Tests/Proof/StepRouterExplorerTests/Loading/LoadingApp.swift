import PortableUIKit
import StepRouter
import StepRouterExplorer

/// Two orders that load, one of which isn't there.
@MainActor
struct LoadingApp {
  enum Fault: CaseIterable {
    case neverEnds, noWayOut, pushesAgain
  }

  struct NoSuchOrder: LocalizedError {
    var errorDescription: String? { "There is no such order." }
  }

  let stack = UINavigationController(rootViewController: ShopHome("Home"))
  let fault: Fault?

  static func explorer(_ fault: Fault? = nil) -> Explorer {
    Explorer { window in
      let app = LoadingApp(fault: fault)
      let router = DefaultRouter(
        windowProvider: CustomWindowProvider { [weak window] in window })
      let order = app.order
      let home = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .from(.root).assemble()
      let first = app.stack.viewControllers.first as? ShopHome
      first?.addButton("Order") { router.navigate(to: order, with: 42) }
      first?.addButton("Missing") { router.navigate(to: order, with: 13) }
      window.rootViewController = app.stack
      window.makeKeyAndVisible()
      return ExploredApp(
        router: router,
        destinations: [
          ExploredDestination("home", home),
          ExploredDestination("order 42", order, with: 42),
          ExploredDestination("order 13", order, with: 13),
        ],
        properties: [.noScreenWaitsForEver])
    }
  }

  private var order: DestinationStep<AsyncScreen<ShopScreen, Int>, Int> {
    let factory = AsyncFactory(
      failure: failure, timeLimit: fault == .neverEnds ? nil : .seconds(30)
    ) { [fault, weak stack] (id: Int) -> ShopScreen in
      if fault == .neverEnds { await Self.wait() }
      if id == 13 { throw NoSuchOrder() }
      if fault == .pushesAgain {
        stack?.pushViewController(ShopScreen("Order \(id)"), animated: true)
      }
      let screen = ShopScreen("Order \(id)")
      if fault == .noWayOut {
        screen.addButton("Close") { [weak screen] in screen?.dismiss(animated: true) }
      }
      return screen
    }
    let step = StepAssembly(finder: ClassWithContextFinder(), factory: factory)
    if fault == .noWayOut {
      return step.using(.present(presentationStyle: .fullScreen)).from(.current).assemble()
    }
    return step.using(.push())
      .from(
        StepAssembly(finder: ClassFinder<UINavigationController, Int>(), factory: NilFactory())
          .from(.root).assemble()
      )
      .assemble()
  }

  private var failure:
    (@MainActor (any Error, @escaping @MainActor () -> Void) -> UIViewController)?
  {
    guard fault == .noWayOut else { return nil }
    return { _, _ in ShopScreen("Sorry") }
  }

  /// Waits until its task is cancelled.
  private static func wait() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
  }
}
