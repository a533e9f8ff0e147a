import ExampleApp
import PortableUIKit
import StepRouterVerify
import Testing

/// Lines in, lines out, and the exit status.
@MainActor
@Suite(.headlessOnly) struct CommandLoopTests {
  @MainActor
  private final class Streams {
    var input: [String]
    var output = ""
    var problems: [String] = []
    var end: Problem?

    init(_ input: [String]) { self.input = input }

    func run(isInteractive: Bool = false, isInColour: Bool = false) async -> Int32 {
      await CommandLoop(
        isInteractive: isInteractive, isInColour: isInColour,
        read: { () throws(Problem) in
          if let end = self.end, self.input.isEmpty { throw end }
          return self.input.isEmpty ? nil : self.input.removeFirst()
        },
        print: { text, end in self.output += text + end },
        complain: { self.problems.append($0) }
      ).run()
    }
  }

  @Test("Correct commands are echoed with the prompt and obeyed, and the status is 0")
  func right() async {
    let streams = Streams(["go bag", "", "   ", "dismiss", "tree"])
    #expect(await streams.run() == 0)
    #expect(
      streams.output == """
        shop> go bag
        BagViewController was shown: built BagViewController and UINavigationController.
        shop> dismiss
        shop> tree
        \(emptyTabs)

        """)
    #expect(streams.problems == [])
  }

  @Test("Each wrong command gets a line, the rest is obeyed, and the status is 1")
  func wrong() async {
    // The echo of a tab or of a very long line differs from the input.
    let lines = WrongInputTests.lines.filter { !$0.input.contains("\t") && $0.input.count < 1_000 }
    let inputs = lines.map(\.input)
    let streams = Streams(["tab 3"] + inputs + ["tab 1", "tree"])
    #expect(await streams.run() == 1)
    #expect(streams.problems == lines.map(\.problem))
    let obeyed = ["tab 3"] + inputs + ["tab 1", "tree"]
    #expect(streams.output == obeyed.map { "shop> \($0)\n" }.joined() + emptyTabs + "\n")
  }

  @Test("A refused navigation counts as obeyed, and the status is 0")
  func refused() async {
    let streams = Streams(["go address", "type 3 1 Sea Road", "go product 42"])
    #expect(await streams.run() == 0)
    #expect(streams.output.contains("but it refuses."))
  }

  @Test("Nothing is read after quit")
  func quit() async {
    let streams = Streams(["quit", "tree"])
    #expect(await streams.run() == 0)
    #expect(streams.output == "shop> quit\n")
    #expect(streams.input == ["tree"])
  }

  @Test("Unreadable input ends the loop without a tour")
  func unreadable() async throws {
    let streams = Streams([])
    streams.end = Problem("The input is gone.")
    #expect(await streams.run() == 1)
    #expect(streams.output == "")
    #expect(streams.problems == ["The input is gone."])
  }

  @Test("The echo of a line can't control the terminal, and its length is limited")
  func hostileEcho() async {
    let streams = Streams(["go\u{1B}[2J", String(repeating: "x", count: 4_097)])
    #expect(await streams.run() == 1)
    #expect(
      streams.output
        == "shop> go\u{FFFD}[2J\nshop> \(String(repeating: "x", count: 400))…\n")
  }

  @Test("A navigation that still waits at the end is reported")
  func openEnds() async {
    let streams = Streams(["go orders"])
    #expect(await streams.run() == 0)
    #expect(
      streams.output.hasSuffix(
        "\nAsyncScreen<OrdersViewController> still waits for LoginInterceptor.\n"))
  }

  @Test("Without input the loop gives a tour, which ends well", arguments: [[], ["", "  "]])
  func tour(_ input: [String]) async {
    let streams = Streams(input)
    #expect(await streams.run() == 0)
    let tour = await Tour().text()
    #expect(streams.output == tour + "\n")
    #expect(streams.problems == [])
    #expect(streams.output.contains("│ ‹ Account                Orders                          │"))
  }

  @Test("At a prompt the screen is drawn at the start and after each change")
  func interactive() async {
    let streams = Streams(["tree", "tab 2", "tabb"])
    // The user at a prompt has seen what is wrong, so the status stays 0.
    #expect(await streams.run(isInteractive: true) == 0)
    let drawings = streams.output.count { $0 == "┌" }
    #expect(drawings == 2)
    #expect(streams.output.components(separatedBy: "shop> ").count == 5)
    #expect(streams.problems == ["There is no command “tabb”; did you mean “tab”?"])
  }

  @Test("The screen has colours only if they're requested")
  func colours() async {
    let plain = Streams(["screen"])
    _ = await plain.run()
    #expect(!plain.output.contains("\u{1B}"))
    let coloured = Streams(["screen"])
    _ = await coloured.run(isInColour: true)
    #expect(coloured.output.contains("\u{1B}[1mHome\u{1B}[0m"))
    let bare = coloured.output.replacing(#/\u{1B}\[\d+m/#, with: "")
    #expect(bare == plain.output)
  }
}
