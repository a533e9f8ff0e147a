import ExampleApp
import PortableUIKit
import StepRouterTesting
import Testing

/// `ExampleApp verify`.
@MainActor
@Suite struct VerifyTests {
  private func verify(_ arguments: String...) async throws -> (status: Int32, lines: [String]) {
    var text = ""
    let verification = Verification(try VerifyOptions(arguments), isInteractive: false) {
      text += $0 + $1
    }
    let status = try await verification.run()
    return (status, text.split(separator: "\n").map(String.init))
  }

  @Test("Nothing is wrong with the shop, and nothing but the report is printed into a pipe")
  func report() async throws {
    let (status, lines) = try await verify("--depth", "1")
    #expect(status == 0)
    #expect(
      lines.dropLast() == [
        "7 distinct states, up to 1 move deep; 7 moves made",
        "126 destinations asked for: 0 wrong",
        "  7 already visible",
        "  30 brought to the front",
        "  68 built",
        "  21 built once the guard was content",
        "Nothing is wrong.",
      ])
    #expect(lines.last?.hasSuffix(" MB of memory") == true)
  }

  @Test("The file holds all that was found")
  func json() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("verify-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await verify("--states", "2", "--json", file.path)
    let exploration = try JSONDecoder().decode(Exploration.self, from: try Data(contentsOf: file))
    #expect(exploration.states.count == 2)
    #expect(exploration.trials.count == 36)
    let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    #expect((object as? [String: Any])?.keys.sorted() == ["moveCount", "states", "trials"])
  }

  @Test(
    "Options that cannot be obeyed are told with what can be written",
    arguments: [
      (["--fast"], "There is no option “--fast”: write “\(VerifyOptions.usage)”."),
      (["--depth"], "“--depth” lacks a value: write “\(VerifyOptions.usage)”."),
      (["--states", "many"], "“--states” takes a whole number, but was given “many”."),
    ])
  func wrongOptions(_ arguments: [String], problem: String) {
    #expect(throws: Problem.self) { try VerifyOptions(arguments) }
    do { _ = try VerifyOptions(arguments) } catch { #expect(error.description == problem) }
  }

  @Test("A terminal is told how far it has come, in one line that is gone in the end")
  func progress() async throws {
    var text = ""
    let verification = Verification(
      try VerifyOptions(["--states", "1"]), isInteractive: true
    ) { text += $0 + $1 }
    _ = try await verification.run()
    #expect(text.contains("asking for every destination, states done: 1 of 1"))
    #expect(text.contains("\r1 distinct state,"))
  }
}
