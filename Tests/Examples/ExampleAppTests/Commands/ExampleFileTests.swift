import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterVerify
import Testing

/// The walks at the end of `verify`, and the file of those that found a fault.
@MainActor
@Suite(.headlessOnly) struct ExampleFileTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("examples-\(UUID().uuidString).jsonl")

  /// The tool of an app whose home, once the user has left it, is nowhere to be found. Another
  /// destination is never found.
  private func tool(missing: Bool) -> VerifyTool {
    VerifyTool("Proof") { _ in
      Explorer { window in
        window.rootViewController = LeftViewController()
        window.makeKeyAndVisible()
        let home = StepAssembly(
          finder: ClassFinder<LeftViewController, Void>(), factory: NilFactory()
        ).from(.root).assemble()
        let nowhere = StepAssembly(
          finder: ClassFinder<UITabBarController, Void>(), factory: NilFactory()
        ).from(.root).assemble()
        return ExploredApp(
          router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
          destinations: [
            missing ? ExploredDestination("missing", nowhere) : ExploredDestination("home", home)
          ])
      }
    }
  }

  private func verify(
    missing: Bool = false, depth: Int = 0, _ more: String...
  ) async throws(Problem) -> (status: Int32, lines: [String]) {
    var text = ""
    let console = Console(
      isInteractive: false, print: { text += $0 + $1 }, complain: { Issue.record("\($0)") })
    let walks = more.contains("--walks") ? [] : ["--walks", "9"]
    let options = ["verify", "--depth", "\(depth)", "--seed", "7"] + walks
    let status = try await tool(missing: missing).run(
      options + ["--examples", file.path] + more, on: console)
    return (status, text.split(separator: "\n").map(String.init))
  }

  private let example =
    #"{"fault":"failed","steps":[{"move":{"kind":"tap","name":"Leave"}},{"request":"home"}]}"#
    + "\n"

  @Test("What a walk finds is added once, and made first the next time")
  func again() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await verify()
    #expect(first.status == 1)
    #expect(first.lines.contains { $0.hasPrefix("9 walks with the seed 7: ") })
    #expect(
      first.lines.suffix(2) == [
        "The walks went farther than the exploration, and found 1 fault: “home” fails (6 times)",
        "Examples added: 1",
      ])
    #expect(try String(contentsOf: file, encoding: .utf8) == example)
    let second = try await verify("--walks", "0")
    #expect(second.status == 1)
    #expect(
      second.lines.prefix(3) == [
        "The examples: 1 walk: 1 move, 1 request", "1 fault:", "walk 0, 2 steps",
      ])
    #expect(try String(contentsOf: file, encoding: .utf8) == example)
  }

  @Test("An example gets a line of its own, even behind a last line without a break")
  func lineBreak() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let other = #"{"steps":[{"request":"home"}]}"#
    try other.write(to: file, atomically: true, encoding: .utf8)
    let result = try await verify()
    #expect(result.lines.last == "Examples added: 1")
    #expect(try String(contentsOf: file, encoding: .utf8) == other + "\n" + example)
  }

  @Test("An accepted fault fails neither as an example nor in a walk")
  func accepted() async throws {
    let list = file.appendingPathExtension("accepted")
    defer { for one in [file, list] { try? FileManager.default.removeItem(at: one) } }
    let lines = try await verify().lines
    let code = try #require(lines.last { $0.hasPrefix("  failed-") }?.split(separator: " ").first)
    try "\(code)   until 4.3\n".write(to: list, atomically: true, encoding: .utf8)
    let again = try await verify("--accepted", list.path)
    #expect(again.status == 0)
    #expect(
      again.lines.prefix(4) == [
        "The examples: 1 walk: 1 move, 1 request", "Nothing else is wrong.",
        "Left out, since accepted or known: 1", "Nothing is wrong: 1 state, 1 request",
      ])
    #expect(!again.lines.contains { $0.contains("gone") })
    #expect(again.lines.last == "Left out, since reported above, accepted or known: 1")
  }

  @Test("A walk's fault that a record has fails, unless only new faults do", .exhaustive)
  func recorded() async throws {
    let record = file.appendingPathExtension("record")
    defer { for one in [file, record] { try? FileManager.default.removeItem(at: one) } }
    let before = try await verify(depth: 1, "--walks", "0", "--record", record.path)
    #expect(before.lines.first == "1 fault: “home” fails")
    let strict = try await verify("--since", record.path)
    #expect(strict.status == 1)
    #expect(strict.lines.last == "Examples added: 1")
    let lenient = try await verify("--since", record.path, "--new-faults-only")
    #expect(lenient.status == 0)
    #expect(lenient.lines.last == "Left out, since reported above, accepted or known: 1")
  }

  @Test("A walk doesn't report what the exploration has found")
  func known() async throws {
    let result = try await verify(missing: true)
    #expect(result.status == 1)
    #expect(
      result.lines.suffix(2) == [
        "Nothing else is wrong.", "Left out, since reported above, accepted or known: 1",
      ])
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("A line that is no example is reported before anything is explored")
  func broken() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try "\n{\"steps\":[{}]}\n".write(to: file, atomically: true, encoding: .utf8)
    do throws(Problem) {
      _ = try await verify()
      Issue.record("It was read.")
    } catch {
      #expect(
        error.description.hasSuffix(
          ": line 2 is not an example; each step is a “move” or a “request”, as in a log."))
    }
  }
}

/// A screen that a button leaves for good.
private final class LeftViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let leave = UIAction(title: "Leave") { [weak self] _ in
      self?.viewIfLoaded?.window?.rootViewController = UIViewController()
    }
    view.addSubview(UIButton(type: .system, primaryAction: leave))
  }
}
