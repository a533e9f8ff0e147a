import ExampleApp
import PortableUIKit
import StepRouterExplorer
import Testing

/// Whether the explorer would see a fault of the shop's.
@MainActor
@Suite(.headlessOnly) struct SelfTestTests {
  @Test("Every fault is noticed but one, for which the shop gives no occasion")
  func shop() async {
    let report = await SelfTest.run(Explorer.shop(windows: 2))
    #expect(report.isPassed, "\(report)")
    #expect(report.rows.filter { $0.absence != nil }.map(\.kind) == [.waitsOutOfOrder])
  }
}
