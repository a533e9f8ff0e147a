#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// Chains to cards, by their titles.
extension QuestionStage {
  typealias CardStep = DestinationStep<Card, Void>

  private func assembly(
    _ title: String, _ make: (@MainActor () -> Card)? = nil
  ) -> StepAssembly<TitleFinder<Card>, InlineFactory<Card, Void>> {
    StepAssembly(
      finder: TitleFinder<Card>(title: title),
      factory: InlineFactory { (_: Void) in make?() ?? Card(title) })
  }

  /// A card that is there from the start.
  func there(_ title: String) -> CardStep {
    StepAssembly(finder: TitleFinder<Card>(title: title), factory: NilFactory())
      .from(.root)
      .assemble()
  }

  /// A card on top of the stack of another one.
  func pushed(
    _ title: String, on base: CardStep, making make: (@MainActor () -> Card)? = nil
  ) -> CardStep {
    assembly(title, make).using(.push()).from(base.expectingContainer()).assemble()
  }

  /// A card on top of the stack in front.
  func pushedOnTop(_ title: String) -> CardStep {
    assembly(title).using(.push()).from(.visibleStack).assemble()
  }

  /// A card in place of the last one of another one's stack.
  func replacing(_ title: String, on base: CardStep) -> CardStep {
    assembly(title).using(.pushReplacingLast()).from(base.expectingContainer()).assemble()
  }

  /// A card on a stack behind something that has to pass first.
  func pushed(
    _ title: String, on base: CardStep, asking interceptor: some RoutingInterceptor<Void>
  ) -> CardStep {
    assembly(title).adding(interceptor).using(.push()).from(base.expectingContainer()).assemble()
  }

  /// A card over whatever is in front.
  func presented(_ title: String, making make: (@MainActor () -> Card)? = nil) -> CardStep {
    assembly(title, make).using(.present()).from(.current).assemble()
  }

  /// A card over another one.
  func presented(_ title: String, over base: CardStep) -> CardStep {
    assembly(title).using(.present()).from(base).assemble()
  }

  /// A card in a stack of its own, over whatever is in front.
  func presentedInStack(_ title: String) -> CardStep {
    assembly(title).using(.push()).from(NavigationControllerStep()).using(.present())
      .from(.current).assemble()
  }

  /// A card that is the window's root.
  func root(_ title: String) -> CardStep {
    assembly(title).using(.replaceRoot()).from(.root).assemble()
  }

  /// A card at the bottom of a stack that is the window's root.
  func stackRoot(_ title: String) -> CardStep {
    assembly(title).using(.push())
      .from(NavigationControllerStep<UINavigationController, Void>()).using(.replaceRoot())
      .from(.root).assemble()
  }

  /// The tabs of a city on the stack of another card.
  func cityTabs(_ city: String, on base: CardStep) -> DestinationStep<CityTabs, Void> {
    StepAssembly(
      finder: TitleFinder<CityTabs>(title: city),
      factory: InlineFactory { (_: Void) in
        let tabs = CityTabs()
        tabs.title = city
        tabs.viewControllers = [Card("\(city) map"), Card("\(city) list")]
        return tabs
      }
    )
    .using(.push()).from(base.expectingContainer()).assemble()
  }

  /// A card over the tabs of a city.
  func presented(_ title: String, over tabs: DestinationStep<CityTabs, Void>) -> CardStep {
    assembly(title).using(.present()).from(tabs).assemble()
  }

  /// A card among the pages that are the window's root.
  func page(_ title: String) -> CardStep {
    assembly(title).using(.showPage(.forward))
      .from(
        StepAssembly(
          finder: ClassFinder<UIPageViewController, Void>(), factory: NilFactory()
        ).from(.root).assemble()
      )
      .assemble()
  }
}
#endif
