#if !canImport(UIKit)
import Foundation

/// What the tasks of this process have to do off the main actor, and whose they are.
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
  private var observers: [Int: TaskObserver] = [:]
  /// Those of the observers who look just now.
  private var looking: [TaskObserver] = []
  private var begunObservers = 0
  private var begunJobs = 0
  /// Every job has a number.
  private var unfinished: [Int: TaskJob] = [:]
  /// The jobs that run, by their threads.
  private var running: [Int: Int] = [:]
  private var origins = TaskOrigins()
  /// When the next of those who wait looks again.
  private var nextLook: ContinuousClock.Instant?
  /// Reads which device is current, off the main actor as well.
  private var current: (@Sendable () -> Int?)?

  private init() {
    RuntimeHook.install { TaskPool.shared.take($0) }
  }

  /// Jobs that were begun before are not its business.
  ///
  /// - Parameters:
  ///   - device: Whose tasks are looked for; nil for those of everybody.
  ///   - firstTask: The number of the latest task that began before the device.
  ///   - current: Says which device is current, unless it is the shared one.
  func addObserver(
    of device: Int?, since firstTask: UInt64, current: @escaping @Sendable () -> Int?
  ) -> Int {
    let maker = RuntimeHook.currentTask
    return lock.withLock {
      self.current = current
      begunObservers += 1
      observers[begunObservers] = TaskObserver(
        device: device, firstJob: begunJobs, firstTask: firstTask, maker: maker)
      return begunObservers
    }
  }

  func removeObserver(_ observer: Int) {
    lock.withLock {
      if let one = observers.removeValue(forKey: observer) { looking.removeAll { $0 === one } }
      if observers.isEmpty { origins = TaskOrigins() }
    }
  }

  /// Notices jobs for an observer until ``endLook(of:)``.
  ///
  /// The tasks that the current one begins without a device are the observer's, too: a test that asks a
  /// router by `async let` waits for its own tasks.
  func beginLook(of observer: Int) {
    let maker = RuntimeHook.currentTask
    lock.withLock {
      guard let one = observers[observer] else { return }
      one.beginLook(by: maker)
      if one.looks == 1 { looking.append(one) }
      for number in unfinished.keys { _ = unfinished[number]?.tell(one, origins) }
    }
  }

  func endLook(of observer: Int) {
    lock.withLock {
      guard let one = observers[observer] else { return }
      one.endLook()
      if one.looks == 0 { looking.removeAll { $0 === one } }
    }
  }

  /// Grows while the observer looks, with each job that may be its own, and each time that it has to
  /// wait for one: an actor that is at work takes in further tasks without a job of their own.
  func activity(of observer: Int) -> Int { lock.withLock { observers[observer]?.activity ?? 0 } }

  /// Calls `resume` when none of the jobs that the observer has noticed is under way, or when they have
  /// had more of a processor than `limit`, or do nothing at all. What is still under way then does not
  /// count any more.
  func whenIdle(
    _ observer: Int, limit: Duration, resume: @escaping @Sendable (_ isLate: Bool) -> Void
  ) {
    let isIdle = lock.withLock {
      guard let one = observers[observer], !one.awaited.isEmpty else { return true }
      one.begin(TaskWait(limit: limit, resume: resume))
      return false
    }
    if isIdle { resume(false) } else { watch() }
  }
}

extension TaskPool {
  /// Takes back a task that yields. It counts even if nobody looks any more.
  func enqueue(_ job: UnownedJob) {
    let (task, sender) = (RuntimeHook.task(of: job), context)
    run(job, lock.withLock { begin(task, from: sender) })
  }

  /// Takes a job over from the runtime, unless nobody looks.
  private func take(_ job: UnownedJob) -> Bool {
    let (task, sender) = (RuntimeHook.task(of: job), context)
    let number = lock.withLock { observers.isEmpty ? nil : begin(task, from: sender) }
    guard let number else { return false }
    run(job, number)
    return true
  }

  /// Who sends a job just now. The device that is current may go when it has been read, and with it an
  /// observer.
  private var context: TaskContext {
    let (running, current) = lock.withLock {
      (self.running[Self.thread].flatMap { unfinished[$0]?.origin }, self.current)
    }
    return TaskContext(task: RuntimeHook.currentTask, device: current?(), running: running)
  }

  /// Counts a job before anybody can see it.
  private func begin(_ task: UInt64, from context: TaskContext) -> Int {
    begunJobs += 1
    var job = TaskJob(
      number: begunJobs, task: task, origin: origins.origin(of: task, from: context))
    for one in looking where job.tell(one, origins) { one.noteActivity() }
    unfinished[begunJobs] = job
    return begunJobs
  }

  private func run(_ job: UnownedJob, _ number: Int) {
    DispatchQueue.global().async {
      self.lock.withLock {
        self.running[Self.thread] = number
        self.unfinished[number]?.begin()
      }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.end(number)
    }
  }

  private func end(_ number: Int) {
    let idle: [TaskWait] = lock.withLock {
      running[Self.thread] = nil
      guard let job = unfinished.removeValue(forKey: number) else { return [] }
      return job.observers.flatMap { $0.takeEnd(of: job, origins) }
    }
    for one in idle { one.resume(false) }
  }

  private static var thread: Int { Int(bitPattern: pthread_self()) }
}

extension TaskPool {
  /// Looks after those who wait too long.
  private func watch() {
    let pause: Duration? = lock.withLock {
      guard let look = looking.lazy.flatMap(\.waits).map(\.nextLook).min(),
        nextLook.map({ look < $0 }) ?? true
      else { return nil }
      nextLook = look
      return max(.zero, ContinuousClock.now.duration(to: look))
    }
    guard let pause else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + pause / .seconds(1)) {
      self.look()
      self.watch()
    }
  }

  private func look() {
    var ends: [(wait: TaskWait, isLate: Bool)] = []
    lock.withLock {
      nextLook = nil
      for one in looking where !one.waits.isEmpty {
        ends += one.takeLate(one.awaited.compactMap { unfinished[$0] }, origins)
      }
    }
    for (wait, isLate) in ends { wait.resume(isLate) }
  }
}
#endif
