import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The chain that a destination describes to its observers.
@MainActor
@Suite struct RouteDescriptionTests {
  private typealias Stack = UINavigationController

  @Test("A chain lists all its steps, cases and interceptors, even those of nested switches")
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

  @Test("The visible stack is a switch, even if it's written in short")
  func visibleStack() {
    let short = Samples.offer.using(.push()).from(.visibleStack)
    let base: DestinationStep<Stack, Void> = .visibleStack
    #expect(CataloguedRoute("a", short).chain.branches.count == 2)
    #expect(CataloguedRoute("a", base).chain.branches.count == 2)
  }

  @Test("A target is described like its destination, with the type of its context")
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

  @Test("Describing a long chain doesn't exhaust the call stack")
  func long() {
    var target = Target.root()
    let screen = Samples.offer.using(.present()).with(())
    for _ in 1...20_000 { target = screen.from(target) }
    #expect(CataloguedRoute("a", target).chain.steps.count == 20_000)
  }

  @Test("Describing a chain runs nothing of it")
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
