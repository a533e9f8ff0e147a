import Foundation
import StepRouterExplorer
import StepRouterTesting

#if os(macOS) || os(Linux)

/// Shares the work among several processes.
@MainActor
final class SharedLabour<Work: Worker>: Labour {
  /// A worker's process, and the numbers of its orders.
  private struct Member {
    let process: WorkerProcess
    var orders: [Int] = []
    /// Whether the process has answered, which proves that it can start.
    var hasAnswered = false
    /// The number of findings sent to the process.
    var toldCount = 0
    /// The latest action that the process has announced.
    var deed: Deed?
    /// The reason that the process gave for ending, if any.
    var end: WorkerEnd?
  }

  /// The number of orders that a process has at a time: the current one and the next one.
  private let ordersAtATime = 2

  private let worker: Work
  /// Stored here because it listens only as long as it lives.
  private let interruption: Interruption?
  private let program: URL
  private var arguments: [String]
  private let limits: WorkLimits
  private let events: AsyncStream<LabourEvent>
  private let tell: AsyncStream<LabourEvent>.Continuation
  private var workers: [Int: Member] = [:]
  /// The findings of all workers.
  private var findings: [Work.Finding] = []
  private var workerCount = 0
  private var orderCount = 0

  init(
    _ worker: Work, _ count: Int, of program: URL, _ arguments: [String],
    within limits: WorkLimits, _ interruption: Interruption?
  ) throws(Problem) {
    self.worker = worker
    self.interruption = interruption
    self.program = program
    self.arguments = arguments
    self.limits = limits
    (events, tell) = AsyncStream<LabourEvent>.makeStream()
    for _ in 0..<count { try hire() }
    let tell = tell
    interruption?.listen { tell.yield(.interruption) }
    guard let seconds = limits.totalSeconds else { return }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: Double(seconds))
      tell.yield(.timeIsUp)
    }
  }

  func end() { for worker in workers.values { worker.process.dismiss() } }

  private func hire() throws(Problem) {
    let (id, tell) = (workerCount, tell)
    workerCount += 1
    let process = try WorkerProcess(program, arguments) { tell.yield(.worker(id, $0)) }
    workers[id] = Member(process: process)
  }

  func perform(
    _ pieces: [Work.Piece], _ take: (Work.Outcome) throws(Problem) -> [Work.Piece]?
  ) async throws(Problem) {
    var batch = Batch(pieces, of: worker, from: orderCount)
    orderCount += pieces.count
    give(&batch)
    for await event in events {
      switch event {
      case .interruption:
        for worker in workers.values { worker.process.kill() }
        throw .interrupted
      case .timeIsUp:
        for worker in workers.values { worker.process.kill() }
        throw .timeIsUp
      case .worker(let id, .line(let data)): try note(data, from: id, &batch)
      case .worker(let id, .ended(let how, let message)): try replace(id, how, message, &batch)
      }
      while let outcome = batch.takeNext() {
        guard let new = try take(outcome) else { return }
        batch.add(new)
        orderCount += new.count
      }
      if batch.isDone { return }
      give(&batch)
    }
  }

  /// Gives orders to every worker, but none that are far ahead of the next outcome to take.
  private func give(_ batch: inout Batch<Work>) {
    for id in workers.keys.sorted() {
      while let worker = workers[id], worker.orders.count < ordersAtATime,
        let next = batch.next(within: 64 * max(workers.count, 1))
      {
        workers[id]?.orders.append(next.number)
        workers[id]?.toldCount = findings.count
        worker.process.give(
          WorkerOrder<Work>(
            number: next.number, piece: next.piece,
            findings: Array(findings.dropFirst(worker.toldCount)), isTraced: next.isSuspect))
      }
    }
  }

  private func note(_ data: Data, from id: Int, _ batch: inout Batch<Work>) throws(Problem) {
    guard let answer = try? JSONDecoder().decode(WorkerAnswer<Work>.self, from: data) else {
      guard let news = try? JSONDecoder().decode(WorkerNews.self, from: data), !news.isEmpty else {
        let text = String(decoding: data, as: UTF8.self)
        throw Problem("A worker has sent an unreadable answer: \(text.quoted).")
      }
      workers[id]?.deed = news.deed
      workers[id]?.end = news.end
      return
    }
    workers[id]?.deed = nil
    workers[id]?.orders.removeAll { $0 == answer.number }
    workers[id]?.hasAnswered = true
    findings += answer.findings
    batch.note(answer)
  }

  /// Shortens the time limit of later workers: once the app has hung, many pieces may hang in the
  /// same way.
  private func shorten() {
    var limits = limits
    limits.seconds = max(limits.seconds / 3, min(limits.seconds, 15))
    for (option, value) in zip(arguments.indices, arguments.indices.dropFirst())
    where arguments[option] == WorkLimits.timeout {
      arguments[value] = "\(limits.seconds)"
    }
  }

  /// Replaces a worker that has ended, and takes back its orders. If two workers end during the
  /// same piece, the piece has a fault.
  private func replace(
    _ id: Int, _ how: String, _ message: String?, _ batch: inout Batch<Work>
  ) throws(Problem) {
    guard let worker = workers.removeValue(forKey: id) else { return }
    // A worker that ends before it has done anything would end again and again.
    guard worker.hasAnswered || !worker.orders.isEmpty else {
      throw Problem("A worker has ended by itself, with \(how). “--jobs 0” does without workers.")
    }
    if worker.end?.isSilence == true { shorten() }
    batch.returnOrders(
      worker.orders,
      after: worker.end ?? WorkerEnd(.crash(how), during: worker.deed, message: message))
    try hire()
  }
}

// Not nested in the class, because its closures would capture the worker's type.
private enum LabourEvent: Sendable {
  case worker(Int, WorkerProcess.Event)
  case interruption
  case timeIsUp
}
#endif
