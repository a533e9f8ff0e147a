// swift-format-ignore-file
// These lines stand as they do in Docs/Proof/Exploring.md.

import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterLinks
import Testing

@MainActor
@Suite struct RoutesPage {
  final class Screen: UIViewController { var id = 0 }

  @MainActor struct ShopRoutes {
    let home = StepAssembly(finder: ClassFinder<Screen, Void>(), factory: NilFactory()).from(.root)
    let orders = StepAssembly(finder: ClassFinder<Screen, Void>(), factory: NilFactory()).from(.root)
    let product = StepAssembly(finder: ClassFinder<Screen, Int>(), factory: NilFactory())
      .adding(InlineContextTask { (screen: Screen, id: Int) in screen.id = id }).from(.root)

    var links: LinkMap {
      LinkMap(schemes: ["shop"]) { LinkPattern(product, "product", PathParameter<Int>("id")) }
    }
  }

  let catalogue: RouteCatalogue
  let file: URL

  init() throws {
let routes = ShopRoutes()
let catalogue = RouteCatalogue(
  routes: [
    CataloguedRoute("home", routes.home),
    CataloguedRoute("product", routes.product),
    CataloguedRoute("orders", routes.orders),
  ],
  links: routes.links.declared.map {
    CataloguedLink($0.pattern, to: $0.step, rivals: $0.rivals, at: $0.location)
  })
    self.catalogue = catalogue
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("routes-\(UUID().uuidString).txt")
    try catalogue.baseline.write(to: file, atomically: true, encoding: .utf8)
  }

@MainActor
@Test func theRoutesAreThoseThatWereCommitted() throws {
  let text = try String(contentsOf: file, encoding: .utf8)
  let drift = try RouteBaseline.check(catalogue, against: text)
  #expect(drift == nil, "\(drift.map(\.description) ?? "")")
}

@MainActor
@Test func nothingIsWrongWithTheRoutes() {
  #expect(catalogue.lint().map(\.description) == [])
}

  func suppress() -> [LintFinding] {
let findings = catalogue.lint(
  except: [
    // A note is a new one each time.
    .rule("rebuilt-by-link", in: "note")
  ])
    return findings
  }
}
