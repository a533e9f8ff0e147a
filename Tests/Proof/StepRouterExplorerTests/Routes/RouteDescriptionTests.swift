import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// What a destination says of its chain to those who watch it run.
@MainActor
@Suite struct RouteDescriptionTests {
  private typealias Stack = UINavigationController

  @Test(
    "All steps, cases and interceptors of a chain are listed, those of nested switches included")
  func all() throws {
    let line = #line
    let inner = SwitchAssembly<Stack, Void>()
      .addCase(when: true, from: Samples.newStack())
      .addCase(from: ClassFinder<Stack, Void>())
      .assemble()
    let outer = SwitchAssembly<Stack, Void>()
      .addCase(when: false, from: inner)
      .assemble(default: Samples.newStack())
    let step = Samples.offer.adding(AgeInterceptor()).using(.push()).from(outer)
    let chain = ExploredDestination("offer", step).chain
    #expect(chain.destination == step.reference)
    #expect(chain.branches.map { Int($0.line) - line } == [6, 7, 2, 3])
    #expect(
      chain.steps.map { "\($0.screen)" } == [
        "OfferScreen", "UINavigationController", "UINavigationController",
      ])
    let interceptor = try #require(chain.interceptors.first)
    #expect(chain.interceptors.count == 1)
    #expect(interceptor.step == step.reference)
    #expect(Int(try #require(interceptor.location).line) - line == 8)
  }

  @Test("The stack in front is a switch, also where it is written in short")
  func visibleStack() {
    let short = Samples.offer.using(.push()).from(.visibleStack)
    let base: DestinationStep<Stack, Void> = .visibleStack
    #expect(CataloguedRoute("a", short).chain.branches.count == 2)
    #expect(CataloguedRoute("a", base).chain.branches.count == 2)
  }

  @Test("A target is described by what it leads to, with the type of the context that it has")
  func target() {
    let article = StepAssembly(
      finder: ClassWithContextFinder<ArticleScreen, Int>(),
      factory: InlineFactory { (_: Int) in ArticleScreen() }
    ).using(.push()).from(Samples.newStack())
    let step = CataloguedRoute("a", article).chain
    let target = CataloguedRoute("a", article.with(42)).chain
    #expect(target.destination == step.destination)
    let takesInt = target.context == Int.self
    #expect(takesInt)
    #expect(target.steps == step.steps)
  }

  @Test("A long chain is described without need for stack")
  func long() {
    var target = Target.root()
    let screen = Samples.offer.using(.present()).with(())
    for _ in 1...20_000 { target = screen.from(target) }
    #expect(CataloguedRoute("a", target).chain.steps.count == 20_000)
  }

  @Test("To describe a chain runs nothing of it")
  func nothingRuns() {
    let step = StepAssembly(
      finder: InlineStackIteratingFinder { (_: OfferScreen, _: Int) in fail("finder") },
      factory: InlineFactory { (_: Int) in
        _ = fail("factory")
        return OfferScreen()
      }
    )
    .adding(InlineInterceptor(prepare: { (_: Int) in _ = fail("prepare") }) { _, _ in })
    .using(.push())
    .from(
      SwitchAssembly<Stack, Int>()
        .addCase(when: fail("condition"), from: Samples.newStack())
        .addCase { _ in
          _ = fail("case")
          return nil
        }
        .assemble {
          _ = fail("default")
          return Samples.newStack()
        }
    )
    .assemble()
    let catalogue = RouteCatalogue(
      routes: [
        CataloguedRoute("a", step.adaptingContext { (_: String) in fail("context") ? 1 : 2 })
      ])
    #expect(catalogue.lint() == [])
    #expect(!catalogue.baseline.isEmpty && !catalogue.map(.dot).isEmpty)
  }

  private func fail(_ name: String) -> Bool {
    Issue.record("The \(name) runs.")
    return false
  }
}
