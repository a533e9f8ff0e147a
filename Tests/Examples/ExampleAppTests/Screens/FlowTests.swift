import ExampleApp
import PortableUIKit
import StepRouter
import StepRouterFlows
import StepRouterVerify
import Testing

/// The introduction, whose pages are in a document.
@MainActor
@Suite(.headlessOnly) struct FlowTests {
  private let terminal = Terminal()

  /// Obeys the lines, and lets the tasks end that they begin.
  private func obey(_ lines: String..., in terminal: Terminal? = nil) async -> [String] {
    let app = (terminal ?? self.terminal).app
    var output: [String] = []
    for line in lines { output += await app.settle(app.obey(line)).lines }
    return output
  }

  private func file(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).json")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private func tree(_ pages: String...) -> String {
    let lines = pages.map { "\n    OnboardingViewController \"\($0)\"" }
    return """
      ShopDrawer
        UITabBarController
          UINavigationController "Home" [selected]
            HomeViewController "Home"
          UINavigationController "Search"
            SearchViewController "Search"
          UINavigationController "Account"
            AccountViewController "Account"
          UINavigationController
        CategoriesViewController "Categories"
      presents formSheet:
        OnboardingNavigationController [visible]\(lines.joined()) [visible]
      """
  }

  @Test("The list that comes with the shop leaves out two pages and takes one branch")
  func standard() async {
    #expect(
      await obey("flow") == [
        "OnboardingViewController was shown: built OnboardingViewController "
          + "and OnboardingNavigationController."
      ])
    terminal.expect(tree("Welcome"))
    _ = await obey("tap Continue", "tap Continue", "tap Continue")
    terminal.expect(tree("Welcome", "Tea or coffee?", "Offers", "That was all"))
    #expect(
      await obey("tap Continue") == [
        "UIViewController was brought to the front, dismissed OnboardingNavigationController."
      ])
    terminal.expect(emptyTabs)
  }

  @Test("An introduction started again goes on with the unfinished pages, even after Back")
  func again() async {
    _ = await obey("flow", "tap Continue", "tap Continue", "back", "back", "tap Continue")
    terminal.expect(tree("Welcome", "Offers"))
    _ = await obey("dismiss", "flow")
    terminal.expect(tree("Offers"))
  }

  @Test("An introduction takes its list from a file, and can get another list halfway through")
  func otherList() async throws {
    let first = try file("[{ \"id\": \"farewell\" }, { \"id\": \"welcome\" }]")
    let second = try file("[{ \"id\": \"farewell\" }, { \"id\": \"payment\" }]")
    _ = await obey("flow \(first)")
    terminal.expect(tree("That was all"))
    _ = await obey("flow \(second)", "tap Continue")
    terminal.expect(tree("That was all", "Your payment"))
  }

  @Test("A malformed list is refused with the line and the reason, and nothing changes")
  func malformed() async throws {
    _ = await obey("flow")
    let before = terminal.tree
    let list = try file(
      "[\n{ \"id\": \"offers\" },\n{ \"id\": \"terms\", \"status\": \"open\" }\n]")
    let reply = await terminal.app.settle(terminal.app.obey("flow \(list)"))
    #expect(
      reply.problem
        == "\(list.quoted) is not a list of pages: line 3: there is no status “open”, but "
        + "pending, inProgress, completed.")
    #expect(reply.lines == [])
    #expect(terminal.tree == before)
    _ = await obey("tap Continue")
    terminal.expect(tree("Welcome", "Tea or coffee?"))
  }

  @Test("A list that is too large isn't read to its end")
  func tooLarge() async throws {
    let list = try file(String(repeating: "[", count: SmallFile.longest + 1))
    defer { try? FileManager.default.removeItem(atPath: list) }
    let longest = try file("[]" + String(repeating: " ", count: SmallFile.longest - 2))
    defer { try? FileManager.default.removeItem(atPath: longest) }
    #expect(try TerminalApp.document(in: longest).steps == [])
    let reply = terminal.app.obey("flow \(list)")
    #expect(
      reply.problem == "\(list.quoted) is too large: at most 1000000 bytes are read.")
    terminal.expect(emptyTabs)
    #expect(
      terminal.app.obey("restore /dev/zero").problem
        == "“/dev/zero” is too large: at most 1000000 bytes are read.")
  }

  @Test("The shop can start with an introduction")
  func atStart() async throws {
    let document = try FlowDocument(Data("[{ \"id\": \"offers\" }]".utf8))
    let terminal = Terminal(app: TerminalApp(onboarding: document))
    terminal.expect(emptyTabs)
    _ = await obey("", in: terminal)
    terminal.expect(tree("Offers"))
    _ = await obey("tap Continue", in: terminal)
    terminal.expect(emptyTabs)
  }

  @Test("A list whose pages are all completed shows nothing")
  func allDone() async throws {
    let list = try file("[{ \"id\": \"welcome\", \"status\": \"completed\" }]")
    #expect(await obey("flow \(list)") == [])
    terminal.expect(emptyTabs)
  }
}
