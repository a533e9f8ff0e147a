import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterFlows
import StepRouterVerify

extension TerminalApp {
  func flow(_ file: String?) throws(Problem) -> Reply {
    let document: FlowDocument? = if let file { try Self.document(in: file) } else { nil }
    let onboarding = try seen().onboarding
    return run { onboarding.start(with: document) }
  }

  /// Runs the tasks that a line has started, and everything they start, to the end. Adds the new
  /// lines to the reply.
  package func settle(_ reply: Reply) async -> Reply {
    await device.settle()
    let more = run {}
    var reply = reply
    reply.lines += more.lines
    reply.changesScreen = reply.changesScreen || !more.lines.isEmpty
    return reply
  }

  /// Reads a list of pages from a file. Throws a problem that explains what's wrong with it.
  package nonisolated static func document(in file: String) throws(Problem) -> FlowDocument {
    let json = try SmallFile.contents(of: file)
    do throws(FlowDocument.Problem) { return try FlowDocument(json) } catch {
      throw Problem("\(file.quoted) is not a list of pages: \(error.atSentenceEnd)")
    }
  }
}
