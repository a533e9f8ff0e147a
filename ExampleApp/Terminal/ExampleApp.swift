import PortableUIKit

/// The shop in a terminal: reads commands from standard input until it ends.
@main
struct ExampleApp {
  static func main() {
    let isInteractive = isatty(STDIN_FILENO) == 1
    let loop = CommandLoop(
      isInteractive: isInteractive, isInColour: isatty(STDOUT_FILENO) == 1,
      read: { readLine() },
      print: { text, end in
        FileHandle.standardOutput.write(Data((text + end).utf8))
      },
      complain: { line in FileHandle.standardError.write(Data((line + "\n").utf8)) })
    exit(loop.run())
  }
}
