import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Simultaneous requests, compared with the same requests in each order.
@MainActor
@Suite(.headlessOnly) struct SerialTests {
  @Test("If two simultaneous requests end as no order would, they're reported with the nearest one")
  func two() async {
    let exploration = await Till.explorer(.mixed)
      .replay([], asking: "help", during: .secondRequest("receipt"))
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(
          .notSerial,
          "Asked for in the same moment, “help”, “receipt” end as in none of 2 orders. "
            + "Nearest is “help”, “receipt”: -0 0 paid, +0 0 paid mixed.")
      ])
  }

  @Test("Three simultaneous requests are compared with six orders")
  func three() async {
    let exploration = await Till.explorer(.mixed)
      .replay([.tap("Add")], asking: "help", during: .furtherRequests("receipt", "home"))
    #expect(
      exploration.findings.map(\.description) == [
        """
        help, StepRouterExplorerTests/Till.swift:\(Till.helpLine), \
        during .furtherRequests("receipt", "home"): after ‘Tap “Add”’
          notSerial: Asked for in the same moment, “help”, “receipt”, “home” end as in none of 6 \
        orders. Nearest is “help”, “receipt”, “home”: -1 1, +1 1 mixed.
          again: expectNothingWrong(await explorer.replay([.tap("Add")], asking: "help", \
        during: .furtherRequests("receipt", "home")), reporter: .swiftTesting)
        """
      ])
  }

  @Test("An end that fits another order is no fault, whichever request came first")
  func otherOrder() async {
    let explorer = Till.explorer(.lastFirst)
    for interleaving in [
      Interleaving.secondRequest("receipt"), .furtherRequests("receipt", "home"),
    ] {
      let exploration = await explorer.replay([], asking: "help", during: interleaving)
      let kinds = exploration.trials.flatMap(\.problems).map(\.kind)
      #expect(!kinds.contains(.notSerial))
    }
  }

  @Test("An order may leave out a request that was overtaken before it did anything")
  func overtaken() async {
    let exploration = await LoginApp.explorer.replay(
      [], asking: "guarded", during: .secondRequest("other"))
    #expect(exploration.trials.flatMap(\.problems) == [])
  }

  @Test(
    "In healthy apps, simultaneous requests end as some order would",
    .exhaustive, arguments: [0, 1, 2])
  func healthy(_ app: Int) async {
    let explorer = [Till.explorer(), Shop.explorer(), Cinema.explorer()][app]
    let exploration = await explorer.run(
      depth: 1, states: 12, interleavedStates: 12, waitingStates: 0)
    #expect(exploration.findings == [])
    let kinds = exploration.trials.compactMap(\.interleaving?.kind)
    #expect(kinds.contains(.secondRequest))
    #expect(kinds.contains(.furtherRequests))
  }
}

/// An app whose interceptor shows a login a little later, unless a newer request overtook it.
@MainActor
private enum LoginApp {
  static var explorer: Explorer {
    Explorer { window in
      let home = HomeViewController()
      window.rootViewController = home
      window.makeKeyAndVisible()
      let guarded = StepAssembly(
        finder: ClassFinder<GuardedScreen, Void>(), factory: ClassFactory()
      ).adding(LaterLogin(home: home)).using(.present()).from(.current).assemble()
      let other = StepAssembly(finder: ClassFinder<OtherScreen, Void>(), factory: ClassFactory())
        .using(.present()).from(.current).assemble()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [
          ExploredDestination("guarded", guarded), ExploredDestination("other", other),
        ])
    }
  }

  private final class GuardedScreen: UIViewController {}
  private final class OtherScreen: UIViewController {}
  private final class LoginScreen: UIViewController {}

  private struct LaterLogin: AsyncRoutingInterceptor {
    weak var home: UIViewController?

    func perform(with context: Void) async throws {
      for _ in 1...3 { await Task.yield() }
      try Task.checkCancellation()
      var top = home
      while let next = top?.presentedViewController { top = next }
      top?.present(LoginScreen(), animated: false)
      let (answers, answering) = AsyncStream<Void>.makeStream()
      for await _ in answers { break }
      answering.finish()
      try Task.checkCancellation()
    }
  }
}
