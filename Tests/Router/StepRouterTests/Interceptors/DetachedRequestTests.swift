import PortableUIKit
import StepRouter
import Testing

/// Only the number of such requests shows that an interceptor makes them.
@MainActor @Suite("Rule 29: an interceptor that asks for its own screen unnoticed", .onDevice)
struct DetachedRequestTests {
  private struct AsyncGuard: AsyncRoutingInterceptor {
    let ask: @MainActor () async throws -> Void

    func perform(with context: Void) async throws { try await ask() }
  }

  /// The screen for which its interceptor asks.
  @MainActor
  private final class Own {
    var step: DestinationStep<BagViewController, Void>?
    var asked = 0
    var refused = 0
    /// The depth of the call stack where the navigations end.
    let depth = StackDepth()

    func note<Screen>(_ result: Result<NavigationOutcome<Screen>, RoutingError>) {
      depth.note()
      if case .failure(.interceptorAsksForItself) = result { refused += 1 }
    }

    func request(
      _ step: DestinationStep<BagViewController, Void>, by router: DefaultRouter
    ) async throws {
      do { try await router.navigate(to: step) } catch {
        if case RoutingError.interceptorAsksForItself = error { refused += 1 }
        throw error
      }
    }
  }

  private let own = Own()

  private func bag(
    guardedBy interceptor: some RoutingInterceptor<Void>
  ) -> DestinationStep<BagViewController, Void> {
    StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .adding(interceptor).using(.present()).from(.current).assemble()
  }

  @Test("Of requests from detached tasks, the hundred-and-first fails, and all of them end")
  func detached() async {
    let stage = Stage(root: HomeViewController())
    let (own, router) = (own, stage.router)
    let step = bag(
      guardedBy: AsyncGuard {
        own.asked += 1
        guard let step = own.step, own.asked < 1_000 else { return }
        try await Task.detached { try await own.request(step, by: router) }.value
      })
    own.step = step
    var end: RoutingError?
    stage.router.navigate(to: step) { end = $0.failure }
    // Once may not do: the device gives up after a thousand rounds.
    for _ in 1...10 where end == nil { await stage.settle() }
    #expect(own.asked == 100)
    #expect(own.refused == 1)
    guard case .intercepted = end else { return #expect(Bool(false), "\(end as Any)") }
    #expect(stage.tree == "HomeViewController [visible]")
    own.asked = 1_000
    stage.router.navigate(to: step, completion: nil)
    await stage.settle()
    #expect(stage.window.rootViewController?.presentedViewController is BagViewController)
  }

  @Test("Requests from the run loop all end within a small part of a phone's call stack")
  func runLoop() {
    let stage = Stage(root: HomeViewController())
    let own = own
    let step = bag(
      guardedBy: InlineInterceptor { _, completion in
        own.asked += 1
        guard let step = own.step, own.asked < 1_000 else { return completion(.success) }
        stage.device.schedule(after: .zero) {
          stage.router.navigate(to: step) { result in
            own.note(result)
            completion(result.failure.map { .failure($0) } ?? .success)
          }
        }
      })
    own.step = step
    var isOver = false
    stage.router.navigate(to: step) { _ in isOver = true }
    stage.device.runUntilIdle()
    #expect(isOver)
    #expect(own.asked == 100)
    #expect(own.refused == 1)
    #expect(own.depth.count == 100)
    #expect(own.depth.spread < 400_000)
  }

  @Test("An interceptor whose step is made anew each time is asked five times within itself")
  func remade() {
    let stage = Stage(root: HomeViewController())
    var asked = 0
    var refused = 0
    @MainActor func make() -> DestinationStep<BagViewController, Void> {
      bag(
        guardedBy: InlineInterceptor { _, completion in
          asked += 1
          guard asked < 100 else { return completion(.success) }
          stage.router.navigate(to: make()) { result in
            if case .failure(.interceptorAsksForItself) = result { refused += 1 }
            completion(.failure(Refusal()))
          }
        })
    }
    var isOver = false
    stage.router.navigate(to: make()) { _ in isOver = true }
    stage.device.runUntilIdle()
    #expect(isOver)
    #expect(asked == 5)
    #expect(refused == 1)
  }

  @Test("A hundred independent requests wait for one login, and go on in order")
  func independent() {
    let stage = Stage(root: HomeViewController())
    let held = Held()
    let step = bag(
      guardedBy: InlineInterceptor { _, completion in held.completions.append(completion) })
    var ends: [String] = []
    for number in 1...101 {
      stage.router.navigate(to: step, animated: false) { result in
        ends.append(result.failure == nil ? "\(number)" : "\(number) failed")
      }
    }
    #expect(ends == ["101 failed"])
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(ends == ["101 failed"] + (1...100).map { "\($0)" })
    let other = bag(guardedBy: InlineInterceptor { _, completion in completion(.success) })
    #expect(stage.end(of: other, with: ()) == "built")
  }

  @Test("Cancelled requests no longer count")
  func cancelled() {
    let stage = Stage(root: HomeViewController())
    let held = Held()
    let step = bag(
      guardedBy: InlineInterceptor { _, completion in held.completions.append(completion) })
    for _ in 1...300 { stage.router.navigate(to: step).cancel() }
    #expect(held.completions.count == 300)
  }
}
