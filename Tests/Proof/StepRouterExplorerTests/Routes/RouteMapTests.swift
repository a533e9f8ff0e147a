import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterReport
import Testing

/// Routes as a picture.
@MainActor
@Suite struct RouteMapTests {
  private var catalogue: RouteCatalogue {
    let offer = Samples.offer.adding(AgeInterceptor()).using(.push())
      .from(
        SwitchAssembly<UINavigationController, Void>()
          .addCase(from: ClassFinder<UINavigationController, Void>(options: .currentVisibleOnly))
          .addCase { _ in nil }
          .assemble(default: Samples.newStack())
      ).assemble()
    let terms = StepAssembly(finder: ClassFinder<TermsScreen, Void>(), factory: NilFactory())
      .from(.root)
    return RouteCatalogue(
      routes: [CataloguedRoute("terms", terms), CataloguedRoute("offer", offer)],
      links: [
        CataloguedLink("say/\"hi\"/<b>", to: "terms"),
        CataloguedLink("täglich/[x]\\n&#", to: "offer"),
        CataloguedLink("lost", to: "nowhere"),
      ])
  }

  @Test("A map can be written for Mermaid")
  func mermaid() {
    #expect(
      catalogue.map(.mermaid) == """
        flowchart TD
          n1["OfferScreen<br/>asks AgeInterceptor"]:::guarded
          n2{"UINavigationController?"}
          n3(["what is found"])
          n4(["made later"])
          n5["UINavigationController"]
          n6(["current"])
          n7[/"täglich/[x]#92;n#amp;#35;"/]
          n8["TermsScreen"]
          n9(["root"])
          n10[/"say/#quot;hi#quot;/#lt;b#gt;"/]
          n3 -.->|"case if found by ClassFinder (current, visible), what is found"| n2
          n4 -.->|"case if a closure says so, made later"| n2
          n6 -->|"present"| n5
          n5 -.->|"case otherwise"| n2
          n2 -->|"push"| n1
          n7 -.-> n1
          n9 -.->|"found in"| n8
          n10 -.-> n8
          classDef guarded stroke-width:3px,stroke-dasharray:6 3

        """)
  }

  @Test("A map for Mermaid escapes what would be Markdown")
  func markdown() {
    let catalogue = RouteCatalogue(
      routes: [CataloguedRoute("offer", Samples.pushed)],
      links: [CataloguedLink("a`b`/*c*/_d_", to: "offer")])
    #expect(
      catalogue.map(.mermaid).contains("[/\"a#96;b#96;/#42;c#42;/#95;d#95;\"/]"),
      "\(catalogue.map(.mermaid))")
  }

  @Test("The report's map shows what stands on what, without the links")
  func report() throws {
    let exploration = try MadeExploration.shop.read()
    let report = ExplorationReport(
      exploration, title: "Shop", declared: DeclaredRoutes(catalogue))
    let page = ReadPage(report.html)
    #expect(
      page.text(in: "map") == """
        What stands on what As it is declared: a chain begins on the left. Screens with a dashed \
        border ask an interceptor before they are shown. Declared screens and what they stand on \
        3 screens, from what they stand on, on the left. The screens are listed with their chains \
        below. case if found by ClassFinder (current, visible), what is found case if foun… \
        case if a closure says so, made later case if a cl… present case otherwise case other… push found in \
        OfferScreen asks AgeInterceptor OfferScreen asks AgeInterceptor \
        UINavigationController? UINavigationContro… what is found what is found \
        made later made later UINavigationController UINavigation current current \
        TermsScreen TermsScreen root root
        """)
    let other = ExplorationReport(exploration, title: "Shop", declared: DeclaredRoutes([]))
    #expect(!other.html.contains("id=\"map\""))
  }

  @Test("A map can be written for Graphviz")
  func dot() {
    #expect(
      catalogue.map(.dot) == #"""
        digraph routes {
          n1 [label="OfferScreen\nasks AgeInterceptor", shape=box, style="dashed,bold"];
          n2 [label="UINavigationController?", shape=diamond];
          n3 [label="what is found", shape=oval];
          n4 [label="made later", shape=oval];
          n5 [label="UINavigationController", shape=box];
          n6 [label="current", shape=oval];
          n7 [label="täglich/[x]\\n&amp;#", shape=cds];
          n8 [label="TermsScreen", shape=box];
          n9 [label="root", shape=oval];
          n10 [label="say/\"hi\"/<b>", shape=cds];
          n3 -> n2 [label="case if found by ClassFinder (current, visible), what is found", style=dashed];
          n4 -> n2 [label="case if a closure says so, made later", style=dashed];
          n6 -> n5 [label="present"];
          n5 -> n2 [label="case otherwise", style=dashed];
          n2 -> n1 [label="push"];
          n7 -> n1 [label="", style=dashed];
          n9 -> n8 [label="found in", style=dashed];
          n10 -> n8 [label="", style=dashed];
        }

        """#)
  }

  @Test("Steps that routes share are drawn once, stacks with different finders apart")
  func shared() {
    func stack(_ options: SearchOptions) -> DestinationStep<UINavigationController, Void> {
      StepAssembly(
        finder: ClassFinder<UINavigationController, Void>(options: options), factory: NilFactory()
      ).from(.root)
    }
    func routes(_ second: SearchOptions) -> RouteCatalogue {
      RouteCatalogue(routes: [
        CataloguedRoute("a", Samples.offer.using(.push()).from(stack(.visible))),
        CataloguedRoute("b", Samples.offer.using(.push()).from(stack(second))),
      ])
    }
    #expect(routes(.visible).map(.dot).components(separatedBy: "UINavigation").count == 2)
    #expect(routes(.fullStack).map(.dot).components(separatedBy: "UINavigation").count == 3)
  }

  @Test("A map doesn't depend on the order of routes and links")
  func order() {
    let turned = RouteCatalogue(
      routes: catalogue.routes.reversed(), links: catalogue.links.reversed())
    for format in RouteMapFormat.allCases { #expect(turned.map(format) == catalogue.map(format)) }
    #expect(turned.baseline == catalogue.baseline)
  }
}
