import StepRouter
import StepRouterFlows
import StepRouterVerify

/// Reads and runs lines until the input ends.
@MainActor
package struct CommandLoop {
  private let isInteractive: Bool
  private let isInColour: Bool
  private let onboarding: FlowDocument?
  private let columns: () -> Int?
  private let read: () throws(Problem) -> String?
  private let edit: Edit?
  private let print: (_ text: String, _ end: String) -> Void
  private let complain: (String) -> Void

  private static let prompt = "shop> "
  private static let longestEcho = 400

  /// Shows a prompt, and returns the line that the user types; nil at the end of the input.
  package typealias Edit =
    (_ prompt: String, _ completing: LineEditor.Completer) throws(Problem) -> String?

  /// Creates a loop between a source of lines and two outputs. An interactive loop shows a prompt
  /// for each line, and draws the screen after every change. Any other loop prints the prompt with
  /// the line that it has read. With a document, the shop starts with its introduction.
  ///
  /// - Parameters:
  ///   - columns: Returns the number of columns for a drawing; nil for as many as it needs.
  ///   - read: Returns the next line.
  ///   - edit: Returns the next line instead of `read` if a user types it.
  package init(
    isInteractive: Bool, isInColour: Bool, columns: @escaping () -> Int? = { nil },
    onboarding: FlowDocument? = nil,
    read: @escaping () throws(Problem) -> String?, edit: Edit? = nil,
    print: @escaping (_ text: String, _ end: String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.isInteractive = isInteractive
    self.isInColour = isInColour
    self.onboarding = onboarding
    self.columns = columns
    self.read = read
    self.edit = edit
    self.print = print
    self.complain = complain
  }

  /// Runs to the end of the input, and returns the exit status: 1 if a line failed. At a prompt, a
  /// failed line doesn't count, because the user has seen it. Without any input, prints a tour.
  package func run() async -> Int32 {
    let app = TerminalApp(isInColour: isInColour, columns: columns, onboarding: onboarding)
    var status: Int32 = 0
    var hasInput = false
    for line in await app.settle(TerminalApp.Reply()).lines { print(line, "\n") }
    if isInteractive { greet(app) }
    do throws(Problem) {
      while let line = try nextLine(of: app) {
        hasInput = hasInput || !line.allSatisfy(\.isWhitespace)
        let reply = await app.settle(app.obey(line))
        show(reply, of: app)
        if reply.problem != nil, !isInteractive { status = 1 }
        if reply.isLast { break }
      }
    } catch {
      complain(error.description)
      return 1
    }
    for line in app.openEnds { print(line, "\n") }
    if !hasInput, !isInteractive { print(await Tour().text(), "\n") }
    return status
  }

  private func nextLine(of app: TerminalApp) throws(Problem) -> String? {
    if let edit {
      let line = try edit(Self.prompt) { app.completions(of: $0) }
      if line == nil { print("", "\n") }
      return line
    }
    if isInteractive { print(Self.prompt, "") }
    let line = try read()
    if isInteractive {
      if line == nil { print("", "\n") }
    } else if let line, !line.allSatisfy(\.isWhitespace) {
      print(Self.prompt + line.shown(upTo: Self.longestEcho), "\n")
    }
    return line
  }

  private func greet(_ app: TerminalApp) {
    print(app.drawing, "\n")
    print("“help” lists the commands; try “go product 42”.", "\n")
  }

  private func show(_ reply: TerminalApp.Reply, of app: TerminalApp) {
    for line in reply.lines { print(line, "\n") }
    if let problem = reply.problem { complain(problem) }
    if isInteractive, reply.changesScreen { print(app.drawing, "\n") }
  }
}
