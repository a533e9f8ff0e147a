import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterVerify
import Testing

/// `check`, `map` and `lint` on the command line.
@MainActor
@Suite(.headlessOnly) struct RouteCommandTests {
  final class OfferScreen: UIViewController {}

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("routes-\(UUID().uuidString).txt")

  /// Routes to a screen whose finder never finds it.
  private func catalogue(_ names: [String]) -> RouteCatalogue {
    let offer = StepAssembly(
      finder: ClassFinder<OfferScreen, Void>(options: [.presented, .presenting]),
      factory: ClassFactory<OfferScreen, Void>()
    ).using(.present()).from(.current).assemble()
    return RouteCatalogue(routes: names.map { CataloguedRoute($0, offer) })
  }

  private func tool(
    _ names: String..., except suppressions: [LintSuppression] = []
  ) -> VerifyTool {
    let catalogue = catalogue(names)
    return VerifyTool("Proof", catalogue: { catalogue }, except: suppressions) { _ in
      Self.explorer
    }
  }

  private static var explorer: Explorer {
    Explorer { window in
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [])
    }
  }

  private func run(
    _ tool: VerifyTool, _ arguments: String...
  ) async throws -> (status: Int32, text: String) {
    var text = ""
    let console = Console(
      isInteractive: false, print: { text += $0 + $1 }, complain: { Issue.record("\($0)") })
    let status = try await tool.run(arguments, on: console)
    return (status, text)
  }

  private func problem(_ tool: VerifyTool, _ arguments: [String]) async -> String? {
    let console = Console(
      isInteractive: false, print: { text, _ in Issue.record("\(text)") },
      complain: { Issue.record("\($0)") })
    do throws(Problem) {
      _ = try await tool.run(arguments, on: console)
      return nil
    } catch { return error.description }
  }

  @Test("The lint prints each finding, and its status says that there is one")
  func lint() async throws {
    let result = try await run(tool("offer"), "lint")
    #expect(result.status == 1)
    #expect(
      result.text.hasSuffix(
        ": “offer”: ClassFinder (presented, presenting) finds no OfferScreen: its options compare no "
          + "view controller. Add .current, .visible, .contained or .parent, or use NilFinder. "
          + "[finder-finds-nothing]\n"))
    #expect(result.text.split(separator: "\n").count == 1)
  }

  @Test("The tool's suppressions are left out of the lint, and only those")
  func suppressions() async throws {
    let (rule, route) = ("finder-finds-nothing", "offer")
    let covering: [LintSuppression] = [.rule(rule), .route(route), .rule(rule, in: route)]
    for suppression in covering {
      let result = try await run(tool("offer", except: [suppression]), "lint")
      #expect(result.status == 0, "\(suppression)")
      #expect(result.text == "Nothing is wrong with the declarations.\n")
    }
    let others: [LintSuppression] = [
      .rule("base-not-found"), .route("bag"), .rule(rule, in: "bag"),
      .rule("base-not-found", in: route),
    ]
    let result = try await run(tool("offer", except: others), "lint")
    #expect(result.status == 1)
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.first?.hasSuffix(" [finder-finds-nothing]") == true)
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix(" [unused-suppression]") })
  }

  @Test("The map is written for Mermaid, unless Graphviz's format is asked for")
  func map() async throws {
    let catalogue = catalogue(["offer"])
    for (arguments, format) in [
      (["map"], .mermaid), (["map", "--mermaid"], .mermaid), (["map", "--dot"], .dot),
    ] as [([String], RouteMapFormat)] {
      var text = ""
      let console = Console(
        isInteractive: false, print: { text += $0 + $1 }, complain: { Issue.record("\($0)") })
      #expect(try await tool("offer").run(arguments, on: console) == 0)
      #expect(text == catalogue.map(format))
    }
  }

  @Test("A baseline that was written is the app's, until the routes change")
  func check() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let written = try await run(tool("offer"), "check", "--write", file.path)
    #expect(written.status == 0)
    #expect(written.text == "")
    #expect(try String(contentsOf: file, encoding: .utf8) == catalogue(["offer"]).baseline)
    let same = try await run(tool("offer"), "check", file.path)
    #expect(same.status == 0)
    #expect(same.text == "The routes are those of the baseline.\n")
    let other = try await run(tool("deal"), "check", file.path)
    #expect(other.status == 1)
    #expect(
      other.text.hasPrefix(
        "The routes are not those of the baseline: 1 added, 1 removed. If you meant that, rewrite "
          + "the baseline and commit it.\n\n"))
    // Comparing leaves the file as it is.
    #expect(try String(contentsOf: file, encoding: .utf8) == catalogue(["offer"]).baseline)
  }

  @Test("Without a catalogue nothing is known of the routes", arguments: ["check", "map", "lint"])
  func noCatalogue(_ command: String) async {
    let tool = VerifyTool("Proof") { _ in Self.explorer }
    #expect(
      await problem(tool, [command])
        == "The routes are not known: give `VerifyTool` a `catalogue`.")
  }

  @Test(
    "What a command doesn't know is refused, and nothing is printed",
    arguments: [
      (["lint", "--all"], "There is no option “--all”; “Proof --help” lists the options."),
      (["lint", "all"], "There is no option “all”; “Proof --help” lists the options."),
      (["map", "--svg"], "There is no option “--svg”; “Proof --help” lists the options."),
      (["map", "--dot=1"], "“--dot” takes no value."),
      (["check", "a", "--read"], "There is no option “--read”; “Proof --help” lists the options."),
      (["lnit"], "“lnit” is not a command; “Proof --help” lists them."),
      ([], "“” is not a command; “Proof --help” lists them."),
      (["test", "log"], "“test” is written “test from-log <file>”."),
      (["test", "from-log"], "“test” is written “test from-log <file>”."),
      (
        ["test", "from-log", "a", "--depth", "1"],
        "There is no option “--depth”; “Proof --help” lists the options."
      ),
    ] as [([String], String)])
  func refused(_ arguments: [String], problem expected: String) async {
    #expect(await problem(tool("offer"), arguments) == expected)
  }
}
