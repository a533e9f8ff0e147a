import ExampleApp
import PortableUIKit
import Testing

/// The picture in the README shows what the example prints.
@MainActor
@Suite(.headlessOnly) struct PictureTests {
  private static let prompt = "shop> "

  /// The lines of text in the picture, without their markup.
  private func lines() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let picture = try String(
      contentsOf: root.appendingPathComponent("Docs/Images/terminal.svg"), encoding: .utf8)
    return picture.split(separator: "\n").filter { $0.hasPrefix("<text ") }.map { line in
      String(line).replacing(#/<[^>]*>/#, with: "")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
  }

  @Test("Typed again, the commands in the picture print what is in the picture")
  func picture() async throws {
    let lines = try lines()
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
    #expect(status == 0)
    #expect(problems == [])
    #expect(printed == lines.map { $0 + "\n" }.joined())
  }
}
