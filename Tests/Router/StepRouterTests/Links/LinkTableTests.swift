import StepRouter
import Testing

/// What comes of each of many URLs: valid, malformed, hostile.
@MainActor @Suite("URLs", .onDevice)
struct LinkTableTests {
  let shop = LinkShop()

  @Test("A URL leads where the map says, or nowhere, and says why", arguments: LinkTable.all)
  func outcome(_ url: String, outcome: String) {
    #expect(shop.outcome(of: url) == outcome)
  }

  @Test("There are enough of them, each once")
  func count() {
    #expect(LinkTable.all.count > 200)
    #expect(Set(LinkTable.all.map(\.url)).count == LinkTable.all.count)
  }

  @Test("The declaration of this map has no faults")
  func faults() {
    #expect(shop.links.faults == [])
  }
}
