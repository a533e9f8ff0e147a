import PortableUIKit
import StepRouter
import Testing

/// A phone's main thread has a megabyte of stack: as a recursion, these loops wouldn't fit.
@MainActor @Suite("The call stack doesn't grow", .onDevice)
struct LongQueueTests {
  private static let many = 20_000

  @Test("Queued navigations with nothing to do don't make the call stack grow", .exhaustive)
  func queue() {
    let stage = Stage(root: HomeViewController())
    let router = DefaultRouter(windowProvider: CustomWindowProvider { stage.window })
    let home = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present()).from(.root).assemble()
    var ends: [Int] = []
    var failures = 0
    router.navigate(to: bag)
    for number in 0..<Self.many {
      router.navigate(to: home) { result in
        ends.append(number)
        if case .failure = result { failures += 1 }
      }
    }
    #expect(ends == [])
    stage.device.runUntilIdle()
    #expect(ends == Array(0..<Self.many))
    #expect(failures == 0)
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("Interceptors that answer at once don't make the call stack grow")
  func guards() {
    let stage = Stage(root: HomeViewController())
    var asked = 0
    let pass = InlineInterceptor<Void> { _, completion in
      asked += 1
      completion(.success)
    }
    let router = GlobalInterceptorRouter(
      router: DefaultRouter(windowProvider: CustomWindowProvider { stage.window }),
      interceptors: Array(repeating: pass, count: Self.many))
    var step = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
    for _ in 0..<5_000 { step = step.adding(pass) }
    var kind: NavigationKind?
    router.navigate(to: step.using(.present()).from(.current).assemble()) {
      kind = try? $0.get().kind
    }
    stage.device.runUntilIdle()
    #expect(asked == Self.many + 5_000)
    #expect(kind == .built)
  }

  @Test("The plan, the movements and the end of a long chain don't make the call stack grow")
  func chain() throws {
    let stage = Stage(root: HomeViewController())
    let router = DefaultRouter(windowProvider: CustomWindowProvider { stage.window })
    var built = 0
    let screen = StepAssembly(
      finder: NilFinder<UIViewController, Void>(),
      factory: InlineFactory<UIViewController, Void> {
        built += 1
        return UIViewController()
      }
    )
    .using(.nilAction()).with(())
    var target = Target.current()
    for _ in 0..<Self.many { target = screen.from(target) }
    #expect(try router.plan(to: target.step, with: ()).built.count == Self.many)
    var kind: NavigationKind?
    router.navigate(to: target) { kind = try? $0.get().kind }
    stage.device.runUntilIdle()
    #expect(kind == .built)
    #expect(built == Self.many)
  }
}
