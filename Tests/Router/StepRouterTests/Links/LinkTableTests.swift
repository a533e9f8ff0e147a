import StepRouter
import Testing

/// The outcome of each of many URLs: valid, malformed and hostile.
@MainActor @Suite("URLs", .onDevice)
struct LinkTableTests {
  let shop = LinkShop()

  @Test(
    "A URL leads where the map says, is foreign, or is refused with a reason",
    arguments: LinkTable.all)
  func outcome(_ url: String, outcome: String) {
    #expect(shop.outcome(of: url) == outcome)
  }

  @Test("The table has more than 200 URLs, each once")
  func count() {
    #expect(LinkTable.all.count > 200)
    #expect(Set(LinkTable.all.map(\.url)).count == LinkTable.all.count)
  }

  @Test("The map's declaration has no faults")
  func faults() {
    #expect(shop.links.faults == [])
  }
}
