import ExampleApp
import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// What the shop declares, without running it.
@MainActor
@Suite struct RoutesTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExampleApp/routes.txt")

  @Test("The shop's routes match ExampleApp/routes.txt")
  func baseline() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let drift = try RouteBaseline.check(ShopRoutes.catalogue(), against: text)
    #expect(drift == nil, "\(drift.map(\.description) ?? "")")
  }

  @Test("The catalogue has every destination, and every link leads to one")
  func complete() {
    let shop = ShopRoutes(shop: Shop(), router: DefaultRouter())
    let catalogue = ShopRoutes.catalogue()
    #expect(catalogue.routes.map(\.name) == shop.destinations.map(\.name))
    #expect(catalogue.links.map(\.pattern) == shop.links.patterns)
    #expect(catalogue.baseline.contains("leads to nothing") == false)
  }

  @Test("The lint finds nothing wrong with the shop's declarations")
  func lint() {
    #expect(ShopRoutes.catalogue().lint().map(\.description) == [])
  }
}
