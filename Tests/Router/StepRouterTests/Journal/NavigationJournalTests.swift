import PortableUIKit
import StepRouter
import StepRouterJournal
import Testing

@MainActor @Suite("The journal of a router", .onDevice)
struct NavigationJournalTests {
  private let window = UIWindow(windowScene: HeadlessDevice.current.connectScene())
  private let home = HomeViewController()

  private func router(_ journal: NavigationJournal) -> DefaultRouter {
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    HeadlessDevice.current.runUntilIdle()
    return DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, observers: [journal])
  }

  private static let product = StepAssembly(
    finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .using(.push())
  .from(.visibleStack)
  .assemble()

  private static let refused = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .adding(InlineInterceptor<Void> { _, completion in completion(.failure(Refusal())) })
  .using(.push())
  .from(.visibleStack)
  .assemble()

  @Test("An entry says who asked, what was not found, the plan, and how it ended")
  func entry() throws {
    let journal = NavigationJournal(elapsed: { .zero })
    let router = router(journal)
    let line: UInt = #line + 1
    router.navigate(to: Self.product, with: 42)
    HeadlessDevice.current.runUntilIdle()
    let entry = try #require(journal.entries.first)
    #expect(journal.entries.count == 1)
    #expect(entry.destination?.screen.description == "ProductViewController")
    #expect(entry.ending == .reached(.built))
    #expect(entry.missed.count == 1)
    #expect(entry.plan?.built.map(\.screen.description) == ["ProductViewController"])
    #expect(
      entry.description == """
        #\(entry.navigation) ProductViewController: built
          asked for at StepRouterTests/NavigationJournalTests.swift:\(line)
          not found: ClassFinder<ProductViewController, Int> (current, contained, presented, presenting)
          plans: start UINavigationController, build ProductViewController
        """)
  }

  @Test("A navigation that fails says why; one that goes on says what it's doing")
  func status() throws {
    let journal = NavigationJournal(elapsed: { .zero })
    let router = router(journal)
    router.navigate(to: Self.refused) { _ in }
    HeadlessDevice.current.runUntilIdle()
    let failed = try #require(journal.entries.first)
    #expect(failed.description.contains("BagViewController: failed\n"))
    #expect(failed.description.contains("did not let the navigation pass: refused by the test."))
    router.navigate(to: Self.product, with: 42)
    let running = try #require(journal.entries.last)
    #expect(running.ending == nil)
    #expect(running.description.contains("ProductViewController: "))
    HeadlessDevice.current.runUntilIdle()
    #expect(journal.entries.last?.ending == .reached(.built))
  }

  @Test("Only the misses of the last search are told")
  func searchedAgain() throws {
    let journal = NavigationJournal(elapsed: { .zero })
    router(journal).navigate(to: Self.product, with: 42)
    HeadlessDevice.current.runUntilIdle()
    let entry = try #require(journal.entries.first)
    let searches = NavigationJournal(elapsed: { .zero })
    for kind in entry.events.map(\.kind) + entry.events.map(\.kind) {
      searches.router(didRecord: RoutingEvent(navigation: 7, kind: kind))
    }
    #expect(searches.entries.map(\.missed) == [entry.missed])
    #expect(searches.entries.map(\.events.count) == [2 * entry.events.count])
  }

  @Test("A navigation takes from its first event to its last")
  func duration() {
    let clock = Clock()
    let journal = NavigationJournal(elapsed: { clock.now })
    journal.router(didRecord: RoutingEvent(navigation: 1, kind: .queued))
    clock.now = .seconds(5)
    journal.router(didRecord: RoutingEvent(navigation: 1, kind: .waitingForTransition))
    #expect(journal.entries.map(\.duration) == [.seconds(2)])
  }

  @Test("The journal forgets the oldest navigation, and what is still to come of it")
  func limit() {
    let journal = NavigationJournal(limit: 2, elapsed: { .zero })
    for number in [1, 2, 3, 1] {
      journal.router(didRecord: RoutingEvent(navigation: number, kind: .queued))
    }
    #expect(journal.entries.map(\.navigation) == [2, 3])
    #expect(NavigationJournal(limit: 0).limit == 1)
  }

  @Test("Clearing keeps the navigations that go on")
  func clear() {
    let journal = NavigationJournal(elapsed: { .zero })
    journal.router(didRecord: RoutingEvent(navigation: 1, kind: .queued))
    journal.router(didRecord: RoutingEvent(navigation: 2, kind: .finished(.reached(.built))))
    journal.clear()
    #expect(journal.entries.map(\.navigation) == [1])
    journal.router(didRecord: RoutingEvent(navigation: 2, kind: .queued))
    #expect(journal.entries.map(\.navigation) == [1])
  }
}

@MainActor private final class Clock {
  var now = Duration.seconds(3)
}
