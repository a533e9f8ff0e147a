import ExampleApp
import PortableUIKit
import Testing

/// What the README shows of the example is what it prints.
@MainActor
@Suite(.headlessOnly) struct PictureTests {
  private static let prompt = "shop> "

  private func text(of file: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  /// Types the commands among the lines again, and expects the same lines.
  private func expectPrinted(_ lines: [String]) async {
    var commands = lines.filter { $0.hasPrefix(Self.prompt) }
      .map { String($0.dropFirst(Self.prompt.count)) }
    #expect(commands.count > 3)
    var printed = ""
    var problems: [String] = []
    let status = await CommandLoop(
      isInteractive: false, isInColour: false,
      read: { commands.isEmpty ? nil : commands.removeFirst() },
      print: { text, end in printed += text + end },
      complain: { problems.append($0) }
    ).run()
    // A screen that can't be shown is reported among the problems.
    #expect(lines.filter { !problems.contains($0) }.map { $0 + "\n" }.joined() == printed)
    #expect(problems.allSatisfy(lines.contains))
    #expect(status == (problems.isEmpty ? 0 : 1))
  }

  @Test("The commands in the picture print what the picture shows")
  func picture() async throws {
    let picture = try text(of: "Docs/Images/terminal.svg")
    await expectPrinted(
      picture.split(separator: "\n").filter { $0.hasPrefix("<text ") }.map { line in
        String(line).replacing(#/<[^>]*>/#, with: "")
          .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      })
  }

  @Test("The commands in the README print what the README shows")
  func readme() async throws {
    let blocks = try text(of: "README.md").components(separatedBy: "```")
    let session = try #require(blocks.first { $0.hasPrefix("text\n" + Self.prompt) })
    await expectPrinted(session.split(separator: "\n").dropFirst().map(String.init))
  }
}
