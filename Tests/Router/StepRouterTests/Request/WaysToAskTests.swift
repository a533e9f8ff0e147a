import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Ways to request a screen", .onDevice)
struct WaysToAskTests {
  enum Way: CaseIterable {
    case withContext, withoutContext, withAnyContext, target
    case awaitingWithContext, awaitingWithoutContext, awaitingWithAnyContext, awaitingTarget
  }

  private let journal = Journal()

  private func bag<Context>(_ context: Context.Type) -> DestinationStep<BagViewController, Context>
  {
    StepAssembly(finder: NilFinder<BagViewController, Context>(), factory: ClassFactory())
      .using(
        InlineAction { [journal] (screen, host: UIViewController, animated, completion) in
          journal.note("animated: \(animated)")
          host.present(screen, animated: animated) { completion(.success) }
        }
      )
      .from(.current).assemble()
  }

  private func ask(_ router: DefaultRouter, by way: Way, animated: Bool) async throws {
    let (file, line): (String, UInt) = ("Shop/Home.swift", 9)
    switch way {
    case .withContext:
      router.navigate(
        to: bag(Int.self), with: 1, animated: animated, completion: nil, fileID: file, line: line)
    case .withoutContext:
      router.navigate(
        to: bag(Void.self), animated: animated, completion: nil, fileID: file, line: line)
    case .withAnyContext:
      router.navigate(
        to: bag(Any?.self), animated: animated, completion: nil, fileID: file, line: line)
    case .target:
      router.navigate(
        to: bag(Int.self).with(1), animated: animated, completion: nil, fileID: file, line: line)
    case .awaitingWithContext:
      try await router.navigate(
        to: bag(Int.self), with: 1, animated: animated, fileID: file, line: line)
    case .awaitingWithoutContext:
      try await router.navigate(to: bag(Void.self), animated: animated, fileID: file, line: line)
    case .awaitingWithAnyContext:
      try await router.navigate(to: bag(Any?.self), animated: animated, fileID: file, line: line)
    case .awaitingTarget:
      try await router.navigate(
        to: bag(Int.self).with(1), animated: animated, fileID: file, line: line)
    }
  }

  @Test(
    "Each way passes on the animation and the source location",
    arguments: Way.allCases, [true, false])
  func passedOn(way: Way, animated: Bool) async throws {
    let stage = Stage(root: HomeViewController())
    stage.device.timeMode = .automatic
    try await ask(stage.router, by: way, animated: animated)
    await stage.settle()
    #expect(journal.lines == ["animated: \(animated)"])
    #expect(
      stage.recorder.events.compactMap {
        if case .requested(_, _, let origin) = $0.kind { "\(origin)" } else { nil }
      } == ["Shop/Home.swift:9"])
    #expect(stage.recorder.events.last?.kind == .finished(.reached(.built)))
  }

  @Test("Each way can ask for a plan as well, through nested routers too")
  func plans() throws {
    let stage = Stage(root: HomeViewController())
    let router: any Router = GlobalInterceptorRouter(
      router: GlobalInterceptorRouter(router: stage.router))
    let plans = [
      try router.plan(to: bag(Int.self), with: 1), try router.plan(to: bag(Void.self)),
      try router.plan(to: bag(Any?.self)), try router.plan(to: bag(Int.self).with(1)),
    ]
    #expect(plans.map(\.kind) == [.built, .built, .built, .built])
    #expect(Set(plans.map(\.description)).count == 1)
    #expect(stage.recorder.events == [])
  }

  @Test("A navigation that has finished can't be cancelled")
  func finished() {
    var cancelled = 0
    let navigation = Navigation { cancelled += 1 }
    navigation.cancel()
    #expect(cancelled == 1)
    #expect(!navigation.isFinished)
    navigation.finish()
    navigation.cancel()
    #expect(cancelled == 1)
    #expect(navigation.isFinished)
  }

  @Test("The innermost of nested routers asks its interceptors first")
  func nestedRouters() {
    let stage = Stage(root: HomeViewController())
    func asking(_ name: String) -> TestGuard<Void> { TestGuard(name: name, journal: journal) }
    let inner = GlobalInterceptorRouter(
      router: stage.router.adding(asking("own")), interceptors: [asking("inner")])
    let outer = GlobalInterceptorRouter(router: inner, interceptors: [asking("outer")])
    outer.navigate(to: Target.root())
    stage.device.runUntilIdle()
    let prepared = ["prepare own", "prepare inner", "prepare outer"]
    #expect(
      journal.lines == prepared + ["guard own", "guard inner", "guard outer"] + prepared)
  }
}
