import DeviceTraits
import ExampleApp
import PortableUIKit
import StepRouterExplorer
import Testing

/// What taps do in the shop.
@MainActor
@Suite(.headlessOnly) struct TapsTests {
  @Test("The taps match ExampleApp/taps.txt", .exhaustive)
  func baseline() async throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("ExampleApp/taps.txt")
    let baseline = try TapBaseline(String(contentsOf: file, encoding: .utf8))
    let drift = await baseline.drift(of: .shop(windows: 1))
    #expect(drift == nil, "\(drift.map(\.description) ?? "")")
  }
}
