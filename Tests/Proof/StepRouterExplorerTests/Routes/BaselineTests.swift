import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A catalogue as text, and how it drifts.
@MainActor
@Suite struct BaselineTests {
  private typealias Stack = UINavigationController

  private var article: DestinationStep<ArticleScreen, Int> {
    let host = SwitchAssembly<Stack, Int>()
      .addCase(from: ClassFinder<Stack, Int>(options: .currentVisibleOnly))
      .addCase(when: { $0 > 7 }, from: Samples.newStack())
      .addCase(
        when: ClassFinder<TermsScreen, Int>(startingPoint: .root), from: Samples.newStack()
      )
      .addCase { _ in nil }
      .assemble(
        default: GeneralStep.custom(using: ClassFinder<Stack, String?>())
          .adaptingContext { (id: Int) in "\(id)" })
    return StepAssembly(
      finder: ClassWithContextFinder<ArticleScreen, Int>(),
      factory: ClassFactory<ArticleScreen, Int>()
    )
    .adding(AgeInterceptor())
    .adding(InlineContextTask { (screen: ArticleScreen, id: Int) in screen.id = id })
    .adding(InlineLeaveTask { (_: Int, _) in })
    .adding(InlinePostTask { (_: ArticleScreen, _: Int, _) in })
    .using(.push())
    .from(host)
    .assemble()
  }

  private var tabs: DestinationStep<UITabBarController, Void> {
    let stack = CompleteFactoryAssembly(factory: NavigationControllerFactory<Stack, Void>())
      .with(ClassFactory<OfferScreen, Void>(), using: .push()).assemble()
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Void>()
    ).with(stack, using: .addTab()).assemble()
    return StepAssembly(
      finder: ClassFinder<UITabBarController, Void>(startingPoint: .root), factory: factory
    ).using(.replaceRoot()).from(.root).assemble()
  }

  private var catalogue: RouteCatalogue {
    RouteCatalogue(
      routes: [CataloguedRoute("tabs", tabs), CataloguedRoute("article", article)],
      links: [
        CataloguedLink("new", to: "article"), CataloguedLink("article/:id", to: "article"),
        CataloguedLink("lost", to: "nowhere"),
      ])
  }

  private static let text = """
    StepRouter routes, version 1

    route article
      takes Int
      step ArticleScreen
        find ClassWithContextFinder
        build ClassFactory
        ask AgeInterceptor
        task InlineContextTask
        on leave InlineLeaveTask
        afterwards InlinePostTask
        use push
      switch UINavigationController
        case if found by ClassFinder<Int> (current, visible), what is found
        case if a closure says so
          step UINavigationController
            find never
            build NavigationControllerFactory
            use present
          base current
        case if found by ClassFinder<Int> from the root
          step UINavigationController
            find never
            build NavigationControllerFactory
            use present
          base current
        case if a closure says so, made later
        case otherwise
          convert Int to String? by InlineContextTransformer
          base UINavigationController found by ClassFinder<String?>
      link article/:id
      link new

    route tabs
      takes nothing
      step UITabBarController
        find ClassFinder from the root
        build CompleteFactory of TabBarControllerFactory
          with UINavigationController by CompleteFactory of NavigationControllerFactory, addTab
            with OfferScreen by ClassFactory, push
        use replaceRoot
      base root

    link lost
      leads to nothing in the catalogue

    """

  @Test("A baseline lists every declaration, sorted, without source locations")
  func text() { #expect(catalogue.baseline == Self.text) }

  @Test("A baseline names the conversion of a context, a target's context and inline parts")
  func conversions() {
    let region = NavigationControllerStep<Stack, String>()
      .adaptingContext { (id: Int) in "\(id)" }
    let step = StepAssembly(
      finder: ClassWithContextFinder<ArticleScreen, Int>(),
      factory: InlineFactory { (_: Int) in ArticleScreen() }
    ).using(.push()).from(region).using(.present(presentationStyle: .popover)).from(.current)
    let text = RouteCatalogue(routes: [CataloguedRoute("a\nb", step.with(3))]).baseline
    #expect(
      text == """
        StepRouter routes, version 1

        route a b
          takes Int
          step ArticleScreen
            find ClassWithContextFinder
            build InlineFactory
            use push
          step UINavigationController
            convert Int to String by InlineContextTransformer
            find never
            build NavigationControllerFactory
            use present popover
          base current

        """)
  }

  @Test("Actions are written as in source")
  func actions() {
    func use<Host: UIViewController>(_ action: some Action<Host>) -> String? {
      let base = GeneralStep.custom(using: ClassFinder<Host, Void>())
      let step = Samples.offer.using(action).from(base)
      return CataloguedRoute("a", step).chain.allSteps.first?.action?.words
    }
    #expect(use(.present(startingFrom: .topmostParent)) == "present from topmostParent")
    #expect(
      use(.present(presentationStyle: .formSheet, sheet: .detents([.medium()])))
        == "present formSheet with detents")
    let push: PushAction<Stack> = .push()
    let replacing: PushReplacingLastAction<Stack> = .pushReplacingLast()
    let tab: AddTabAction<UITabBarController> = .addTab(at: 2, replacing: true)
    let column: SetColumnAction<UISplitViewController> = .setColumn(.supplementary)
    let details: PushToDetailsAction<UISplitViewController> = .pushOnToDetails()
    let inline = InlineAction<UIViewController> { _, _, _, done in done(.success) }
    #expect(use(push) == "push")
    #expect(use(replacing) == "pushReplacingLast")
    #expect(use(tab) == "addTab at 2 replacing")
    #expect(use(column) == "setColumn supplementary")
    #expect(use(details) == "pushOnToDetails")
    #expect(use(.nilAction()) == "nilAction")
    #expect(use(inline) == "InlineAction<UIViewController>")
  }

  @Test("Nothing has drifted, whatever the line endings and the order of the routes")
  func same() throws {
    #expect(try RouteBaseline.check(catalogue, against: catalogue.baseline) == nil)
    let windows = catalogue.baseline.replacing("\n", with: "\r\n")
    #expect(try RouteBaseline.check(catalogue, against: "\u{FEFF}" + windows) == nil)
    let paragraphs = catalogue.baseline.components(separatedBy: "\n\n")
    let moved = [paragraphs[0], paragraphs[2], paragraphs[1], paragraphs[3]]
    #expect(try RouteBaseline.check(catalogue, against: moved.joined(separator: "\n\n")) == nil)
  }

  @Test("Drift is reported line by line, with advice on what to do")
  func drift() throws {
    let old = catalogue.baseline
      .replacing("    ask AgeInterceptor\n", with: "")
      .replacing("route tabs", with: "route bars")
    let drift = try #require(try RouteBaseline.check(catalogue, against: old))
    #expect(drift.changes.map(\.heading) == ["route article", "route bars", "route tabs"])
    let text = drift.description
    #expect(
      text.hasPrefix(
        """
        The routes are not those of the baseline: 1 added, 1 removed, 1 changed. If you meant that, \
        rewrite the baseline and commit it.

          route article
            takes Int
            step ArticleScreen
              find ClassWithContextFinder
              build ClassFactory
        +     ask AgeInterceptor
              task InlineContextTask
        """))
    #expect(text.contains("\n- route bars\n-   takes nothing\n"))
    #expect(text.contains("\n+ route tabs\n+   takes nothing\n"))
  }

  @Test(
    "Text that isn't a baseline is refused with a reason",
    arguments: [
      ("", RouteBaselineError.empty), (" \n\n", .empty),
      ("# Routes", .noBaseline(firstLine: "# Routes")),
      ("StepRouter routes, version 2\n\nroute a", .otherVersion("2")),
      (
        "StepRouter routes, version 1\n\n  takes nothing\nroute a",
        .strayLine(number: 3, "  takes nothing")
      ),
      (
        "StepRouter routes, version 1\n\nroute a\n<<<<<<< HEAD",
        .strayLine(number: 4, "<<<<<<< HEAD")
      ),
    ])
  func refused(text: String, error: RouteBaselineError) {
    #expect(throws: error) { try RouteBaseline.check(catalogue, against: text) }
  }

  @Test("Each error says what is wrong and what to do")
  func errors() {
    #expect(
      RouteBaselineError.empty.description
        == "The baseline is empty: write the catalogue’s `baseline` into it.")
    #expect(
      RouteBaselineError.noBaseline(firstLine: "Hello").description
        == "This is not a baseline of routes: it begins with “Hello” and not with “StepRouter "
        + "routes, version 1”. Is it the right file?")
    #expect(
      RouteBaselineError.otherVersion("2").description
        == "The baseline is of version 2, and this is version 1: rewrite it with the catalogue’s "
        + "`baseline`.")
    #expect(
      RouteBaselineError.strayLine(number: 3, "  x").description
        == "Line 3 of the baseline, “  x”, belongs to no route: rewrite the baseline with the "
        + "catalogue’s `baseline`.")
  }
}
