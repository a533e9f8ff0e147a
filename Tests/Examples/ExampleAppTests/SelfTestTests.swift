import ExampleApp
import PortableUIKit
import StepRouterExplorer
import Testing

/// Whether the explorer would see a fault of the shop.
@MainActor
@Suite(.headlessOnly) struct SelfTestTests {
  @Test(
    "The explorer notices every fault in every phase for which the shop gives an occasion",
    .exhaustive)
  func shop() async {
    let report = await SelfTest.run(Explorer.shop(windows: 2))
    #expect(report.isPassed, "\(report)")
    #expect(report.rows.filter { $0.absence != nil }.map(\.kind) == [.waitsOutOfOrder])
  }
}
