#if !canImport(UIKit)
import Foundation

/// What the tasks of this process have to do off the main actor.
///
/// A task is on the main queue, or here, or it waits for somebody. The first is behind one turn of
/// the main queue, and the last is not under way: so where nothing is here and then nothing on the
/// main queue, no task has anything left to do, however busy the machine is.
///
/// While there are observers the pool runs what the runtime would have run itself, to know when it
/// ends. It is the executor of what it runs, so that what yields there comes back to it. What yields
/// in an actor goes past it: the runtime forgets the executor where it runs an actor's tasks.
final class TaskPool: TaskExecutor, @unchecked Sendable {
  static let shared = TaskPool()

  private let lock = NSLock()
  private var observers = 0
  /// Every job has a number.
  private var begunJobs = 0
  private var unfinished: Set<Int> = []
  private var running: Set<Int> = []
  private var activityCount = 0
  private var waiting: [Waiting] = []
  /// When the next of those who wait has waited too long, and a timer tells.
  private var nextLook: ContinuousClock.Instant?

  /// Somebody who waits until nothing is under way.
  private struct Waiting {
    let first: Int
    let limit: Duration
    var deadline: ContinuousClock.Instant
    /// Whether one of the jobs has begun to run. On a busy machine that may take longer than any limit.
    var hasBegun: Bool
    let resume: @Sendable (_ isLate: Bool) -> Void

    /// Whether its time is over before it has begun; without a limit nothing is waited for.
    func isStarved(at now: ContinuousClock.Instant) -> Bool {
      !hasBegun && deadline <= now && limit > .zero
    }
  }

  private init() {
    RuntimeHook.install { TaskPool.shared.take($0) }
  }

  /// Grows with each job, and each time that somebody has to wait for one: an actor that is at work
  /// takes in further tasks without a job of their own.
  var activity: Int { lock.withLock { activityCount } }

  /// Begins to look: jobs that were begun before are nobody's business.
  func addObserver() -> Int {
    lock.withLock {
      observers += 1
      return begunJobs
    }
  }

  func removeObserver() {
    lock.withLock { observers -= 1 }
  }

  /// Calls `resume` when none of the jobs after the first ones is under way, or when they have run
  /// for `limit` on the wall clock. What is still under way then does not count any more.
  func whenIdle(
    after first: Int, limit: Duration, resume: @escaping @Sendable (_ isLate: Bool) -> Void
  ) {
    let isIdle = lock.withLock {
      guard isBusy(after: first) else { return true }
      activityCount += 1
      waiting.append(
        Waiting(
          first: first, limit: limit, deadline: .now + limit,
          hasBegun: running.contains { $0 > first }, resume: resume))
      return false
    }
    if isIdle { resume(false) } else { watch() }
  }

  private func isBusy(after first: Int) -> Bool { unfinished.contains { $0 > first } }
}

extension TaskPool {
  /// Takes back a task that yields. It counts even if nobody looks any more.
  func enqueue(_ job: UnownedJob) {
    run(job, lock.withLock { begin() })
  }

  /// Takes a job over from the runtime, unless nobody looks.
  private func take(_ job: UnownedJob) -> Bool {
    guard let number = lock.withLock({ observers > 0 ? begin() : nil }) else { return false }
    run(job, number)
    return true
  }

  /// Counts a job before anybody can see it.
  private func begin() -> Int {
    begunJobs += 1
    activityCount += 1
    unfinished.insert(begunJobs)
    return begunJobs
  }

  private func run(_ job: UnownedJob, _ number: Int) {
    DispatchQueue.global().async {
      self.lock.withLock { self.noteRunning(number) }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.end(number)
    }
  }

  private func noteRunning(_ number: Int) {
    running.insert(number)
    for index in waiting.indices where waiting[index].first < number && !waiting[index].hasBegun {
      waiting[index].hasBegun = true
      waiting[index].deadline = .now + waiting[index].limit
    }
  }

  private func end(_ number: Int) {
    let idle: [Waiting] = lock.withLock {
      unfinished.remove(number)
      running.remove(number)
      return waiting.isEmpty ? [] : takeWaiting { !isBusy(after: $0.first) }
    }
    for one in idle { one.resume(false) }
  }

  /// Looks after those who wait too long.
  private func watch() {
    let pause: Duration? = lock.withLock {
      guard let deadline = waiting.map(\.deadline).min(), nextLook.map({ deadline < $0 }) ?? true
      else { return nil }
      nextLook = deadline
      return max(.zero, ContinuousClock.now.duration(to: deadline))
    }
    guard let pause else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + pause / .seconds(1)) {
      self.resumeLate()
      self.watch()
    }
  }

  private func resumeLate() {
    let (late, idle): ([Waiting], [Waiting]) = lock.withLock {
      nextLook = nil
      let now = ContinuousClock.now
      for index in waiting.indices where waiting[index].isStarved(at: now) {
        waiting[index].deadline = now + waiting[index].limit
      }
      let late = takeWaiting { $0.deadline <= now }
      for one in late { unfinished = unfinished.filter { $0 <= one.first } }
      return (late, takeWaiting { !isBusy(after: $0.first) })
    }
    for one in late { one.resume(true) }
    for one in idle { one.resume(false) }
  }

  private func takeWaiting(where isTaken: (Waiting) -> Bool) -> [Waiting] {
    let taken = waiting.filter(isTaken)
    if !taken.isEmpty { waiting.removeAll(where: isTaken) }
    return taken
  }
}
#endif
