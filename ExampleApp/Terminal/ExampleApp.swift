import PortableUIKit
import StepRouter

/// The shop in a terminal: reads commands from standard input until it ends, or verifies itself.
///
/// `--flow <file>` starts it with the introduction that a file lists.
@main
struct ExampleApp {
  static func main() async {
    let isInColour = isatty(STDOUT_FILENO) == 1
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "verify" {
      exit(await verify(arguments.dropFirst(), isInteractive: isInColour))
    }
    do throws(Problem) {
      let loop = CommandLoop(
        isInteractive: isatty(STDIN_FILENO) == 1, isInColour: isInColour,
        onboarding: try onboarding(in: Array(arguments)), read: { readLine() }, print: print,
        complain: complain)
      exit(await loop.run())
    } catch {
      complain(error.description)
      exit(1)
    }
  }

  private static func onboarding(in arguments: [String]) throws(Problem) -> FlowDocument? {
    guard let first = arguments.first else { return nil }
    guard first == "--flow", arguments.count == 2 else {
      throw Problem(
        "“\(arguments.joined(separator: " "))” is not understood: there is “--flow <file>”.")
    }
    return try TerminalApp.document(in: arguments[1])
  }

  private static func verify(
    _ arguments: some Sequence<String>, isInteractive: Bool
  ) async -> Int32 {
    do {
      let options = try VerifyOptions(arguments)
      return try await Verification(options, isInteractive: isInteractive, print: print).run()
    } catch {
      complain("\(error)")
      return 2
    }
  }

  private static func print(_ text: String, _ end: String) {
    FileHandle.standardOutput.write(Data((text + end).utf8))
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
