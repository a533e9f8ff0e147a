import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The routes of the test apps.
@MainActor
@Suite struct TestAppsTests {
  private func findings(
    _ destinations: [ExploredDestination], links: [CataloguedLink] = []
  ) -> [String] {
    RouteCatalogue(destinations, links: links).lint().map { finding in
      "\(finding.rule) \(finding.route ?? "")"
    }
  }

  private let window = TestDevice().makeWindow()

  @Test("The lint finds nothing wrong with the test apps' routes")
  func faultless() {
    let router = DefaultRouter()
    #expect(findings(Shop(in: window, fault: nil).destinations) == [])
    #expect(findings(Labyrinth(router: router).destinations) == [])
    #expect(findings(Travel(in: window).destinations) == [])
    #expect(findings(Cinema(router: router, fault: nil).destinations) == [])
    #expect(
      findings(
        Museum(router: router, window: window, fault: nil, visit: MuseumVisit()).destinations)
        == [])
  }

  @Test("The lint finds three of the shop's planted faults without running it")
  func planted() {
    #expect(
      findings(Shop(in: window, fault: .finderWithoutContext).destinations)
        == ["context-ignored product 7"])
    #expect(
      findings(Shop(in: window, fault: .guardOnOnePath).destinations)
        == ["uneven-interceptors orders"])
    #expect(
      findings(Shop(in: window, fault: .wrongBaseUnderSheet).destinations)
        == ["removes-after-all bag"])
  }

  #if !canImport(UIKit)
  @Test("The lint reports the library's link that builds a note each time")
  func library() {
    let application = LibraryApplication(Library(fault: nil))
    let routes = LibraryRoutes(application, in: window)
    #expect(
      findings(
        [
          ExploredDestination("shelf", routes.shelf),
          ExploredDestination("book", routes.book, with: 1),
          ExploredDestination("loans", routes.loans), ExploredDestination("note", routes.note),
        ],
        links: [
          CataloguedLink("book/:number", to: "book"), CataloguedLink("loans", to: "loans"),
          CataloguedLink("note", to: "note"),
        ]) == ["rebuilt-by-link note"])
  }
  #endif
}
