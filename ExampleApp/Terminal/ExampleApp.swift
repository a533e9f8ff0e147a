import PortableUIKit
import StepRouter
import StepRouterFlows
import StepRouterVerify

/// The shop in a terminal: runs commands from standard input until it ends, or verifies itself.
@main @MainActor
struct ExampleApp {
  static func main() async {
    do throws(Problem) {
      try StandardStreams.check()
      exit(try await run(try Invocation(CommandLine.arguments.dropFirst())))
    } catch {
      StandardStreams.complain(error.description)
      exit(2)
    }
  }

  private static func run(_ invocation: Invocation) async throws(Problem) -> Int32 {
    let isInColour = StandardStreams.isTerminal(STDOUT_FILENO)
    switch invocation {
    case .help:
      StandardStreams.print(Usage.text, "\n")
      return 0
    case .proof(let arguments): return await VerifyTool.shop.run(arguments)
    case .fold:
      #if canImport(UIKit)
      throw Problem("A simulator can't fold.")
      #else
      StandardStreams.print(
        FoldFilm(isInColour: isInColour, columns: TerminalSize.columns).text, "\n\n")
      return await FoldRun().perform { StandardStreams.print($0, "\n") } ? 0 : 1
      #endif
    case .shop(let flow):
      let onboarding: FlowDocument? =
        if let flow { try TerminalApp.document(in: flow) } else { nil }
      let reader = LineReader(STDIN_FILENO)
      let isInteractive = StandardStreams.isTerminal(STDIN_FILENO)
      let terminal = LineTerminal(orElse: reader)
      let loop = CommandLoop(
        isInteractive: isInteractive, isInColour: isInColour,
        columns: { TerminalSize.columns }, onboarding: onboarding, read: reader.next,
        edit: isInteractive && isInColour && !TerminalSize.isDumb ? terminal.next : nil,
        print: StandardStreams.print, complain: StandardStreams.complain)
      return await loop.run()
    }
  }
}
