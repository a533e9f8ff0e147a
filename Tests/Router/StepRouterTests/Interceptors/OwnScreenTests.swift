import PortableUIKit
import StepRouter
import Testing

/// An interceptor may navigate while it's asked, but not to a screen that waits for its answer.
@MainActor @Suite("An interceptor that asks for its own screen", .onDevice)
struct OwnScreenTests {
  /// Asks for a screen, and answers when that navigation ends.
  @MainActor
  private final class Asking {
    var ask: (@MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void)?
    var asked = 0

    func perform(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
      asked += 1
      ask?(completion)
    }
  }

  private struct AsyncGuard: AsyncRoutingInterceptor {
    let ask: @MainActor () async throws -> Void

    func perform(with context: Void) async throws { try await ask() }
  }

  private final class ObjectGuard: RoutingInterceptor {
    let asking: Asking
    init(_ asking: Asking) { self.asking = asking }

    func perform(
      with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      asking.perform(completion)
    }
  }

  private func bag(
    guardedBy interceptor: some RoutingInterceptor<Void>
  ) -> DestinationStep<BagViewController, Void> {
    StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 4
    )
    .adding(interceptor, fileID: "Shop/Routes.swift", line: 5)
    .using(.present()).from(.current).assemble()
  }

  private let message =
    "asks for BagViewController, which waits for this interceptor's own answer. Let the "
    + "interceptor answer first, or ask for a screen whose chain does not have it."

  @Test("The interceptor's request fails at once, and the interceptor may still answer")
  func atOnce() {
    let stage = Stage(root: HomeViewController())
    let asking = Asking()
    let bag = bag(guardedBy: InlineInterceptor { _, completion in asking.perform(completion) })
    var inner: String?
    asking.ask = { completion in
      stage.router.navigate(to: bag) {
        inner = $0.failure?.description
        completion(.success)
      }
    }
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(asking.asked == 1)
    #expect(
      inner == "The interceptor InlineInterceptor<()> of BagViewController at Shop/Routes.swift:5 "
        + message)
  }

  @Test("An asynchronous interceptor's request fails, and the interceptor may still answer")
  func later() async {
    let stage = Stage(root: HomeViewController())
    let own = OwnScreen()
    var errors: [String] = []
    let asynchronous = AsyncGuard {
      guard let step = own.step else { return }
      do { try await stage.router.navigate(to: step) } catch { errors.append("\(error)") }
    }
    let target = bag(guardedBy: asynchronous)
    own.step = target
    var kind: NavigationKind?
    stage.router.navigate(to: target) { kind = try? $0.get().kind }
    await stage.device.settle()
    #expect(kind == .built)
    #expect(
      errors == [
        "The interceptor AsyncGuard of BagViewController at Shop/Routes.swift:5 " + message
      ])
  }

  @Test("An interceptor may be asked within another one, and within itself once it has answered")
  func afterItsAnswer() {
    let stage = Stage(root: HomeViewController())
    let asking = Asking()
    let bag = bag(guardedBy: InlineInterceptor { _, completion in asking.perform(completion) })
    let product = StepAssembly(
      finder: NilFinder<ProductViewController, Void>(), factory: ClassFactory()
    )
    .adding(
      InlineInterceptor<Void> { _, completion in
        stage.router.navigate(to: bag) { _ in completion(.success) }
      }
    )
    .using(.present()).from(.current).assemble()
    asking.ask = { completion in
      completion(.success)
      guard asking.asked == 1 else { return }
      stage.router.navigate(to: bag) { _ in }
    }
    #expect(stage.end(of: product, with: ()) == "built")
    #expect(asking.asked == 2)
  }

  @Test(
    "A router's interceptor is recognised at once if it's an object, otherwise after five times")
  func ofARouter() {
    let stage = Stage(root: HomeViewController())
    let free = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present()).from(.current).assemble()
    let asking = Asking()
    let object = stage.router.adding(ObjectGuard(asking))
    let value = stage.router.adding(
      InlineInterceptor<Void> { _, completion in asking.perform(completion) })
    for (router, count) in [(object, 1), (value, 5)] {
      var inner: [String] = []
      asking.asked = 0
      asking.ask = { completion in
        router.navigate(to: free) { result in
          if case .failure(.interceptorAsksForItself(let participant, _)) = result {
            inner.append("\(participant.role)")
          }
          completion(.failure(Refusal()))
        }
      }
      var end: RoutingError?
      router.navigate(to: free) { end = $0.failure }
      stage.device.runUntilIdle()
      #expect(asking.asked == count)
      #expect(inner == ["interceptor"])
      guard case .intercepted = end else { return #expect(Bool(false), "\(end as Any)") }
    }
    #expect(stage.tree == "HomeViewController [visible]")
  }
}

/// Holds the screen for an interceptor that is made before it.
@MainActor
private final class OwnScreen {
  var step: DestinationStep<BagViewController, Void>?
}
