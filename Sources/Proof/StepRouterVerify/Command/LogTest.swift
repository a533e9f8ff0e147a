import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// Replays a recorded log, and writes a test that does the same.
@MainActor
struct LogTest {
  private let tool: VerifyTool
  private let console: Console

  init(of tool: VerifyTool, on console: Console) {
    self.tool = tool
    self.console = console
  }

  /// Prints the test, and reports how the replay went. Returns 1 if the replay departs from the
  /// log, or if something is wrong.
  func run(_ options: inout OptionReader) async throws(Problem) -> Int32 {
    guard options.take("from-log"), let path = options.file() else {
      throw Problem("“test” is written “test from-log <file>”.")
    }
    var (name, windows) = ("What the log tells happens again", VerifyOptions().windows)
    while let option = try options.next() {
      switch option {
      case "--name": name = try options.value(of: option)
      case "--windows": windows = try options.number(of: option, in: 1...3)
      default: throw options.unknown(option)
      }
    }
    do throws(EventLogError) {
      let log = try EventLog(contentsOf: URL(fileURLWithPath: path))
      let explorer = tool.explorer(.init(windows: windows, log: log))
      let replay = try await explorer.replay(log)
      console.print(replay.testSource(named: name), "\n")
      console.complain(replay.description)
      return replay.isFaultless ? 0 : 1
    } catch {
      if case .notReadable = error { throw Problem(error.description) }
      throw Problem("\(path.quoted): \(error.description)")
    }
  }
}
