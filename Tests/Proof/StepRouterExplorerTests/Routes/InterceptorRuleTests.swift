import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The rules about interceptors.
@MainActor
@Suite struct InterceptorRuleTests {
  private func terms(_ interceptor: TermsInterceptor) -> DestinationStep<TermsScreen, Void> {
    StepAssembly(finder: ClassFinder<TermsScreen, Void>(), factory: ClassFactory())
      .adding(interceptor).using(.present()).from(.current).assemble()
  }

  @Test("The lint reports an interceptor that requests the screen it guards")
  func leadsToItself() {
    let interceptor = TermsInterceptor()
    let step = terms(interceptor)
    #expect(Samples.findings(step) == [])
    interceptor.terms = step
    #expect(
      Samples.findings(step) == [
        "interceptor-leads-to-itself in r: TermsInterceptor is asked on the way to TermsScreen, and "
          + "holds that destination: where it asks for it, the navigation fails. Let it ask for "
          + "another, or take it off this route."
      ])
    let offer = Samples.offer.adding(interceptor).using(.present()).from(.current).assemble()
    #expect(Samples.findings(offer) == [])
  }

  private func tabs(
    _ add: (
      StepAssembly<ClassFinder<UITabBarController, Void>, CompleteFactory<UITabBarController, Void>>
    ) ->
      StepAssembly<
        ClassFinder<UITabBarController, Void>, CompleteFactory<UITabBarController, Void>
      > = { $0 }
  ) -> DestinationStep<UITabBarController, Void> {
    let stack = CompleteFactoryAssembly(
      factory: NavigationControllerFactory<UINavigationController, Void>()
    ).with(ClassFactory<OfferScreen, Void>(), using: .push()).assemble()
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Void>()
    )
    .with(stack, using: .addTab()).assemble()
    return add(StepAssembly(finder: ClassFinder(), factory: factory)).using(.replaceRoot())
      .from(.root).assemble()
  }

  @Test("The lint reports a screen that's built with its container, past its interceptor")
  func unguardedChild() {
    let guarded = CataloguedRoute(
      "offer", Samples.offer.adding(AgeInterceptor()).using(.present()).from(.current).assemble())
    #expect(
      Samples.findings([guarded, CataloguedRoute("tabs", tabs())]) == [
        "unguarded-child in tabs: CompleteFactory builds OfferScreen without asking AgeInterceptor, "
          + "which the route “offer” asks: the user gets there by a tap. Add the interceptor here "
          + "too, or build the screen later."
      ])
    let guardedTabs = tabs { $0.adding(AgeInterceptor()) }
    #expect(Samples.findings([guarded, CataloguedRoute("tabs", guardedTabs)]) == [])
    #expect(
      Samples.findings([
        CataloguedRoute("offer", Samples.pushed), CataloguedRoute("tabs", tabs()),
      ]) == [])
  }

  @Test("The lint reports a screen with an interceptor in one place and not in another")
  func uneven() {
    let guarded = Samples.offer.adding(AgeInterceptor()).using(.present()).from(.current).assemble()
    let open = Samples.offer.using(.push()).from(Samples.newStack()).assemble()
    let sentence =
      "OfferScreen does not ask AgeInterceptor here, and does at \(guarded.location). Add the "
      + "interceptor, or declare the screen once."
    #expect(
      Samples.findings([CataloguedRoute("a", guarded), CataloguedRoute("b", open)])
        == ["uneven-interceptors in b: " + sentence])
    let choice = SwitchAssembly<OfferScreen, Void>()
      .addCase(when: true, from: open).assemble(default: guarded)
    #expect(Samples.findings(choice) == ["uneven-interceptors in r: " + sentence])
    #expect(
      Samples.findings([CataloguedRoute("a", guarded), CataloguedRoute("b", guarded)]) == [])
  }

  @Test("A screen may have an interceptor for one type of context and not for another")
  func otherContext() {
    let guarded = Samples.offer.adding(AgeInterceptor()).using(.present()).from(.current).assemble()
    let open = StepAssembly(
      finder: ClassFinder<OfferScreen, Int>(), factory: ClassFactory<OfferScreen, Int>()
    ).using(.push()).from(Samples.newStack()).assemble()
    let findings = Samples.findings([CataloguedRoute("a", guarded), CataloguedRoute("b", open)])
    #expect(findings.filter { $0.hasPrefix("uneven-interceptors") } == [])
  }
}
