import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Each rule about chains: what breaks it, and what almost does.
@MainActor
@Suite struct ChainRuleTests {
  @Test("The lint reports a finder that compares no view controller")
  func finderFindsNothing() {
    func route(_ options: SearchOptions) -> DestinationStep<OfferScreen, Void> {
      StepAssembly(
        finder: ClassFinder<OfferScreen, Void>(options: options),
        factory: ClassFactory<OfferScreen, Void>()
      ).using(.present()).from(.current).assemble()
    }
    #expect(
      Samples.findings(route([.presented, .presenting])) == [
        "finder-finds-nothing in r: ClassFinder (presented, presenting) finds no OfferScreen: its "
          + "options compare no view controller. Add .current, .visible, .contained or .parent, or "
          + "use NilFinder."
      ])
    for options in [SearchOptions.current, .visible, .contained, .parent] {
      #expect(Samples.findings(route(options)) == [])
    }
  }

  @Test("The lint reports a base that is never found")
  func baseNotFound() {
    let never = GeneralStep.custom(using: NilFinder<UIViewController, Void>())
    #expect(
      Samples.findings(Samples.offer.using(.present()).from(never).assemble()) == [
        "base-not-found in r: NilFinder finds nothing, so a navigation that gets to this base fails. "
          + "Use another finder, .root or .current."
      ])
    let found = GeneralStep.custom(using: ClassFinder<UIViewController, Void>())
    #expect(Samples.findings(Samples.offer.using(.present()).from(found).assemble()) == [])
  }

  @Test(
    "The lint reports a step that's neither found nor built, if it's guarded or the destination"
  )
  func neitherFoundNorBuilt() {
    let nothing = SingleStep(
      finder: NilFinder<UINavigationController, Void>(), factory: NilFactory())
    func route(
      _ host: SingleStep<
        NilFinder<UINavigationController, Void>, NilFactory<UINavigationController, Void>
      >
    ) -> DestinationStep<OfferScreen, Void> {
      Samples.offer.using(.push()).from(host).from(.current).assemble()
    }
    #expect(
      Samples.findings(route(nothing.adding(AgeInterceptor<Void>()))) == [
        "neither-found-nor-built in r: UINavigationController has neither a finder nor a factory, so "
          + "it is passed over and its interceptors and tasks never run. Give it a finder, or remove "
          + "it."
      ])
    #expect(Samples.findings(route(nothing)) == [])
    #expect(
      Samples.findings(ChainAssembly.from(nothing).from(.current)) == [
        "neither-found-nor-built in r: UINavigationController has neither a finder nor a factory, so "
          + "it is passed over and the route leads to what lies behind it. Give it a finder, or "
          + "remove it."
      ])
  }

  @Test("The lint reports replaceRoot on the topmost view controller")
  func replaceRootFromCurrent() {
    #expect(
      Samples.findings(Samples.offer.using(.replaceRoot()).from(.current).assemble()) == [
        "replace-root-from-current in r: replaceRoot works on the window’s root, and .current is "
          + "another view controller where anything is presented: the navigation fails there. Write "
          + ".from(.root)."
      ])
    #expect(Samples.findings(Samples.offer.using(.replaceRoot()).from(.root).assemble()) == [])
    #expect(Samples.findings(Samples.offer.using(.present()).from(.current).assemble()) == [])
  }

  @Test("The lint reports replaceRoot on a presented host")
  func replaceRootElsewhere() {
    func route(_ action: some Action<UIViewController>) -> DestinationStep<OfferScreen, Void> {
      Samples.offer.using(.replaceRoot()).from(NavigationControllerStep()).using(action)
        .from(.root).assemble()
    }
    #expect(
      Samples.findings(route(.present(presentationStyle: .fullScreen))) == [
        "replace-root-elsewhere in r: replaceRoot works on the window’s root, and where "
          + "UINavigationController is built it is integrated by present fullScreen: the navigation "
          + "fails then. Write .from(.root)."
      ])
    #expect(Samples.findings(route(.replaceRoot())) == [])
  }

  @Test("The lint reports a route declared to remove nothing that removes what is presented")
  func removesAfterAll() {
    func findings(_ step: DestinationStep<OfferScreen, Void>) -> [String] {
      Samples.findings([CataloguedRoute(ExploredDestination("r", step).removingNothing())])
    }
    let end = "Write .from(.current), or take removingNothing() away."
    let fromRoot = Samples.offer.using(.push()).from(NavigationControllerStep()).using(.present())
      .from(.root)
    #expect(
      findings(fromRoot) == [
        "removes-after-all in r: The route is said to remove nothing, but what is presented goes, "
          + "since its base is .root. \(end)"
      ])
    #expect(
      findings(Samples.offer.using(.replaceRoot()).from(.root).assemble()) == [
        "removes-after-all in r: The route is said to remove nothing, but replaceRoot removes "
          + "everything. \(end)"
      ])
    #expect(Samples.findings(fromRoot) == [])
    #expect(findings(Samples.pushed) == [])
  }

  @Test("The lint reports a push of a stack or of columns")
  func stackInStack() {
    let stack = ChainAssembly.from(NavigationControllerStep<UINavigationController, Void>())
      .using(.pushAsRoot()).from(Samples.newStack()).assemble()
    #expect(
      Samples.findings(stack) == [
        "stack-in-stack in r: UIKit takes no UINavigationController into a navigation controller: "
          + "pushAsRoot always fails. Present it, or push what is in it."
      ])
    let columns = ChainAssembly.from(
      SplitControllerStep<UISplitViewController, Void>(style: .doubleColumn)
    ).using(.push()).from(Samples.newStack()).assemble()
    #expect(Samples.findings(columns).count == 1)
    let tabs = ChainAssembly.from(TabBarControllerStep<UITabBarController, Void>())
      .using(.push()).from(Samples.newStack()).assemble()
    #expect(Samples.findings(tabs) == [])
  }

  @Test("The lint reports detents for a style that isn't a sheet")
  func detentsWithoutSheet() {
    func findings(_ style: UIModalPresentationStyle?) -> [String] {
      Samples.findings(
        Samples.offer.using(.present(presentationStyle: style, sheet: .detents([.medium()])))
          .from(.current).assemble())
    }
    #expect(
      findings(.fullScreen) == [
        "detents-without-sheet in r: Only sheets have detents, and the style is fullScreen: the "
          + "presentation is always refused. Use .pageSheet, or leave the detents out."
      ])
    for style in [nil, UIModalPresentationStyle.pageSheet, .formSheet, .popover, .automatic] {
      #expect(findings(style) == [])
    }
    #expect(
      Samples.findings(
        Samples.offer.using(.present(presentationStyle: .fullScreen)).from(.current).assemble())
        == [])
  }

  @Test("The lint reports a container without an adapter")
  func noAdapter() {
    func route<Container: UIViewController & ContainerViewController>(
      _ type: Container.Type, alone: Bool = false
    ) -> DestinationStep<OfferScreen, Void> {
      let host = SingleStep(finder: ClassFinder<Container, Void>(), factory: NilFactory())
      return Samples.offer.using(PutInto<Container>(canBeMerged: !alone)).from(host).from(.root)
        .assemble()
    }
    #expect(
      Samples.findings(route(MuteContainer.self)) == [
        "no-adapter in r: MuteContainer is a container without an adapter, so "
          + "PutInto<MuteContainer> always fails. Let it conform to CustomContainerViewController."
      ])
    // An action that's performed alone may change the container in its own way.
    #expect(Samples.findings(route(MuteContainer.self, alone: true)) == [])
    #expect(Samples.findings(route(BookViewController.self)) == [])
    #expect(Samples.findings(route(UITabBarController.self)) == [])
    #expect(Samples.findings(route(UIPageViewController.self)) == [])
  }
}
