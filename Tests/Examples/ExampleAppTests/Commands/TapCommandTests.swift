import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterVerify
import Testing

/// `taps --write` on the command line.
@MainActor
@Suite(.headlessOnly) struct TapCommandTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("taps-\(UUID().uuidString).txt")

  private let tool = VerifyTool("Proof") { _ in
    Explorer { window in
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [])
    }
  }

  private func write(_ more: String...) async throws -> String {
    let console = Console(isInteractive: false, print: { _, _ in }, complain: { _ in })
    #expect(try await tool.run(["taps", file.path, "--write"] + more, on: console) == 0)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("A baseline is written as deep as the one that is there, unless the options say otherwise")
  func depth() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await write("--depth", "1", "--states", "7")
    #expect(try await write() == first)
    #expect(try await write("--depth", "3") != first)
  }
}
