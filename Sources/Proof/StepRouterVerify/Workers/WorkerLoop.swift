import PortableUIKit
import StepRouterTesting

/// What a worker's process does: it obeys orders until there are no more.
@MainActor
enum WorkerLoop {
  /// The option of a process that obeys another one.
  nonisolated static let option = "--worker"

  static func run<Work: Worker>(_ worker: Work) async throws(Problem) {
    // What the app prints must not get among the answers.
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let answers = FileHandle(fileDescriptor: output, closeOnDealloc: true)
    // The terminal's user interrupts them all; the one that gives orders ends the others.
    signal(SIGINT, SIG_IGN)
    // Nobody is left to be told that the one that gives orders has ended.
    signal(SIGPIPE, SIG_DFL)
    while let line = readLine(strippingNewline: true) {
      do {
        let order = try JSONDecoder().decode(WorkerOrder<Work>.self, from: Data(line.utf8))
        worker.learn(order.findings)
        let outcome = await worker.perform(order.piece)
        let answer = WorkerAnswer<Work>(
          number: order.number, outcome: outcome, findings: worker.takeFindings())
        try answers.write(contentsOf: WorkerMessage.line(answer))
      } catch { throw Problem("A worker cannot go on: \(error.atSentenceEnd)") }
    }
  }
}
