import PortableUIKit
import StepRouterTesting

/// What a worker does: it obeys orders until there are no more.
@MainActor
enum WorkerLoop {
  static func run(_ worker: UnitWorker) async throws(Problem) {
    // What the app prints must not get among the answers.
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let answers = FileHandle(fileDescriptor: output, closeOnDealloc: true)
    // The terminal's user interrupts them all; the one that gives orders ends the others.
    signal(SIGINT, SIG_IGN)
    while let line = readLine(strippingNewline: true) {
      do {
        let order = try JSONDecoder().decode(
          WorkerMessage.Order.self, from: Data(line.utf8))
        let record = await worker.perform(order.unit)
        let answer = WorkerMessage.Answer(number: order.number, record: record)
        try answers.write(contentsOf: WorkerMessage.line(answer))
      } catch { throw Problem("A worker cannot go on: \(error).") }
    }
  }
}
