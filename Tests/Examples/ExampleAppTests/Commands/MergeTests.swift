import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterVerify
import Testing

/// `merge`: what it prints, and with which status it ends.
@MainActor
@Suite(.headlessOnly) struct MergeTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("merge-\(UUID().uuidString)")

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func run(
    _ tool: VerifyTool, _ arguments: [String]
  ) async throws -> (status: Int32, lines: [String]) {
    var text = ""
    let now = ContinuousClock.now
    let console = Console(
      isInteractive: false, now: { now }, print: { text += $0 + $1 },
      complain: { Issue.record("\($0)") })
    let status = try await tool.run(arguments, on: console)
    return (status, text.split(separator: "\n").map(String.init))
  }

  /// The tool of an app with one screen, and, if it's faulty, a destination that finds nothing.
  private func tool(isFaulty: Bool) -> VerifyTool {
    VerifyTool("Proof") { _ in
      Explorer { window in
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let there = StepAssembly(
          finder: ClassFinder<UIViewController, Void>(), factory: NilFactory()
        ).from(.root).assemble()
        let missing = StepAssembly(
          finder: ClassFinder<UITabBarController, Void>(), factory: NilFactory()
        ).from(.root).assemble()
        return ExploredApp(
          router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
          destinations: [ExploredDestination("there", there)]
            + (isFaulty ? [ExploredDestination("missing", missing)] : []))
      }
    }
  }

  @Test(
    "The status says whether a part has a fault, and the text is that of the exploration",
    .exhaustive,
    arguments: [false, true])
  func status(isFaulty: Bool) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = tool(isFaulty: isFaulty)
    let explored = try await run(
      tool, ["verify", "--depth", "0", "--walks", "0", "--record", path("part")])
    let merged = try await run(tool, ["merge", path("whole"), path("part")])
    #expect(explored.status == (isFaulty ? 1 : 0))
    #expect(merged.status == explored.status)
    #expect(merged.lines == explored.lines.dropLast())
    #expect(merged.lines.contains { $0.hasPrefix("Nothing is wrong in what") } == !isFaulty)
  }

  @Test("Lost pieces are no success, even if nothing is wrong in what is there", .exhaustive)
  func lostPieces() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = tool(isFaulty: false)
    _ = try await run(tool, ["verify", "--depth", "0", "--walks", "0", "--record", path("part")])
    let all = try await run(tool, ["merge", "--partial", path("part")])
    #expect(all.status == 0)
    #expect(!all.lines.contains { $0.hasPrefix("Incomplete") })
    let text = try String(contentsOfFile: path("part"), encoding: .utf8)
    let header = String(text.prefix { $0 != "\n" }) + "\n"
    try Data(header.utf8).write(to: URL(fileURLWithPath: path("cut")))
    let cut = try await run(tool, ["merge", "--partial", path("cut")])
    #expect(cut.status == 1)
    #expect(cut.lines.first == "Incomplete: 2 pieces lost.")
    #expect(cut.lines.contains("  2 pieces, from state 0 in the phase “destinations” on: lost"))
  }

  @Test("A pipe isn't accepted as a part, and the merge doesn't wait for it")
  func pipe() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    do throws(Problem) {
      _ = try await tool(isFaulty: false).run(
        ["merge", path("whole"), path("pipe")],
        on: Console(isInteractive: false, print: { _, _ in }, complain: { _ in }))
      Issue.record("It was merged.")
    } catch {
      #expect(
        error.description
          == "pipe: it is not a regular file; give the name of one, which an exploration is "
          + "recorded in."
      )
    }
    #expect(!FileManager.default.fileExists(atPath: path("whole")))
  }
}
