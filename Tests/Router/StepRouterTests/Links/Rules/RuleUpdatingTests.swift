import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Rules: a document from a URL", .onDevice)
struct RuleUpdatingTests {
  private let device = HeadlessDevice.current
  private let url = URL(fileURLWithPath: "/rules/next.json")
  private let rules: LinkRules

  init() throws {
    rules = try LinkRules(builtIn: document(5, []), verify: { _, _ in true })
  }

  private func update(
    _ fetch: @escaping @Sendable (URL) async throws -> LinkRules.Download
  ) async -> String {
    do { return "\(try await rules.update(from: url, fetch: fetch))" } catch { return "\(error)" }
  }

  @Test(
    "A document that is fetched counts if it's newer",
    arguments: [
      (6, "true", 6), (5, "false", 5),
      (4, "next.json has version 4, but version 5 is in effect: raise its version.", 5),
    ])
  func fetched(version: Int, end: String, counts: Int) async {
    let told = await update { _ in
      LinkRules.Download(document: document(version, []), signature: Data())
    }
    #expect(told == end)
    #expect(rules.version == counts)
  }

  @Test("An error of the fetching changes nothing")
  func failed() async {
    let end = await update { _ in throw Refusal() }
    #expect(end == "file:///rules/next.json could not be fetched: refused by the test")
    #expect(rules.version == 5)
  }

  @Test("A fetching that never ends is given up, even if it ignores its cancellation")
  func late() async {
    let waiting = Task { await update { _ in await Self.forever() } }
    await device.settle()
    device.advance(by: .seconds(9))
    await device.settle()
    #expect(rules.version == 5)
    device.advance(by: .seconds(2))
    #expect(await waiting.value == "file:///rules/next.json did not come within 10.0 seconds.")
  }

  @Test("A cancelled task waits no longer")
  func cancelled() async {
    let waiting = Task { await update { _ in await Self.forever() } }
    await device.settle()
    waiting.cancel()
    #expect(await waiting.value == "The task that awaited file:///rules/next.json was cancelled.")
  }

  /// Never returns, and doesn't notice a cancellation.
  nonisolated private static func forever() async -> LinkRules.Download {
    await withUnsafeContinuation { (_: UnsafeContinuation<LinkRules.Download, Never>) in }
  }
}
