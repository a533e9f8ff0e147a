import PortableUIKit

/// The shop in a terminal: reads commands from standard input until it ends, or verifies itself.
@main
struct ExampleApp {
  static func main() async {
    let isInColour = isatty(STDOUT_FILENO) == 1
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "verify" {
      exit(await verify(arguments.dropFirst(), isInteractive: isInColour))
    }
    let loop = CommandLoop(
      isInteractive: isatty(STDIN_FILENO) == 1, isInColour: isInColour, read: { readLine() },
      print: print, complain: complain)
    exit(loop.run())
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
