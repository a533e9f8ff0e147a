import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// The loop of a worker's process, which obeys orders until its input ends.
@MainActor
enum WorkerLoop {
  /// The option that makes a process a worker.
  nonisolated static let option = "--worker"

  static func run<Work: Worker>(
    _ worker: Work, within limits: WorkLimits
  ) async throws(Problem) {
    // Keep the app's output out of the answers.
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let answers = AnswerPipe(FileHandle(fileDescriptor: output, closeOnDealloc: true))
    let watchdog = Watchdog(limits) { end in
      try? answers.write(WorkerNews(end: end))
      _exit(1)
    }
    watchdog.start()
    defer { watchdog.stop() }
    // A user at the terminal interrupts all processes; the one that gives the orders ends the
    // others.
    signal(SIGINT, SIG_IGN)
    // If the process that gives the orders has ended, writing an answer ends this one too.
    signal(SIGPIPE, SIG_DFL)
    while let line = readLine(strippingNewline: true) {
      do {
        let order = try JSONDecoder().decode(WorkerOrder<Work>.self, from: Data(line.utf8))
        worker.learn(order.findings)
        if order.isTraced {
          Whereabouts.shared.listen { try? answers.write(WorkerNews(deed: $0)) }
        }
        watchdog.watch(true)
        let outcome = await worker.perform(order.piece)
        watchdog.watch(false)
        Whereabouts.shared.listen(nil)
        let answer = WorkerAnswer<Work>(
          number: order.number, outcome: outcome, findings: worker.takeFindings())
        try answers.write(answer)
      } catch { throw Problem("A worker cannot go on: \(error.atSentenceEnd)") }
    }
  }
}
