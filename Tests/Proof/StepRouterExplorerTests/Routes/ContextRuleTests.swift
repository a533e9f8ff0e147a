import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The rules about contexts.
@MainActor
@Suite struct ContextRuleTests {
  private func shown<Screen, Context>(
    _ assembly: StepAssembly<ClassFinder<Screen, Context>, InlineFactory<Screen, Context>>
  ) -> DestinationStep<Screen, Context> {
    assembly.using(.present()).from(.current).assemble()
  }

  private var article:
    StepAssembly<ClassFinder<ArticleScreen, Int>, InlineFactory<ArticleScreen, Int>>
  {
    StepAssembly(finder: ClassFinder(), factory: InlineFactory { _ in ArticleScreen() })
  }

  @Test("The lint reports a finder that finds any screen of its class, whatever the context")
  func ignored() {
    #expect(
      Samples.findings(shown(article)) == [
        "context-ignored in r: ClassFinder finds any ArticleScreen, whichever Int it shows: asked "
          + "for another, the user stays where they are. Use ClassWithContextFinder, or add a context "
          + "task that shows the new one."
      ])
    let offer = StepAssembly(
      finder: ClassFinder<OfferScreen, String?>(),
      factory: InlineFactory { (_: String?) in OfferScreen() })
    #expect(
      Samples.findings(shown(offer)) == [
        "context-ignored in r: ClassFinder finds any OfferScreen, whichever String? it shows: asked "
          + "for another, the user stays where they are. Let it conform to ContextChecking and use "
          + "ClassWithContextFinder, or add a context task that shows the new one."
      ])
    let told = article.adding(InlineLeaveTask { (_: Int, _) in })
    #expect(Samples.findings(shown(told)).count == 1)
  }

  @Test("The lint accepts a context that's used, and a route without one")
  func lookedAt() {
    let task = InlineContextTask { (screen: ArticleScreen, id: Int) in screen.id = id }
    #expect(Samples.findings(shown(article.adding(task))) == [])
    let checked = StepAssembly(
      finder: ClassWithContextFinder<ArticleScreen, Int>(),
      factory: InlineFactory { (_: Int) in ArticleScreen() })
    #expect(Samples.findings(checked.using(.present()).from(.current).assemble()) == [])
    let none = StepAssembly(
      finder: ClassFinder<OfferScreen, Void>(), factory: InlineFactory { OfferScreen() })
    #expect(Samples.findings(shown(none)) == [])
    let any = StepAssembly(
      finder: ClassFinder<OfferScreen, Any?>(), factory: InlineFactory { _ in OfferScreen() })
    #expect(Samples.findings(shown(any)) == [])
  }

  @Test("The lint reports a context that nothing uses")
  func unused() {
    let assembly = StepAssembly(
      finder: ClassFinder<OfferScreen, Int>(), factory: ClassFactory<OfferScreen, Int>())
    #expect(
      Samples.findings(assembly.using(.push()).from(Samples.newStack()).assemble()) == [
        "context-unused in r: The route takes a context, Int, and nothing of it looks at that: "
          + "OfferScreen never learns of it. Add a context task, or take Void."
      ])
    let counting = assembly.adding(InlinePostTask { (_: OfferScreen, _: Int, _) in })
    #expect(Samples.findings(counting.using(.present()).from(.current).assemble()) == [])
    let asking = assembly.adding(AgeInterceptor<Int>())
    #expect(Samples.findings(asking.using(.present()).from(.current).assemble()) == [])
    let article: DestinationStep<ArticleScreen, Int> =
      StepAssembly(
        finder: ClassWithContextFinder<ArticleScreen, Int>(),
        factory: InlineFactory { _ in ArticleScreen() }
      ).using(.present()).from(.current).assemble()
    #expect(Samples.findings(assembly.using(.present()).from(article).assemble()) == [])
  }
}
