#if !canImport(UIKit)
import Foundation

/// The jobs that this process's tasks have off the main actor, and their owners.
///
/// A task is either on the main queue, or in this pool, or waiting for something else. A turn of
/// the main queue lets the first kind run, and the last kind isn't under way. So if the pool is
/// empty and then the main queue is too, no task has anything left to do, however busy the machine
/// is.
///
/// While there are observers, the pool itself runs the jobs that the runtime would have run, to
/// know when they end. It is the executor of these jobs, so a job that yields comes back to it. A
/// job that yields in an actor bypasses it, because the runtime forgets the executor when it runs
/// an actor's tasks.
final class TaskPool: TaskExecutor, @unchecked Sendable {
  static let shared = TaskPool()

  private let lock = NSLock()
  private var observers: [Int: TaskObserver] = [:]
  /// The observers that are watching now.
  private var looking: [TaskObserver] = []
  private var begunObservers = 0
  private var begunJobs = 0
  /// The jobs that haven't ended, by their numbers.
  private var unfinished: [Int: TaskJob] = [:]
  /// The numbers of the running jobs, by their threads.
  private var running: [Int: Int] = [:]
  /// What to do after jobs, by their numbers.
  private var sequels: [Int: [@Sendable () -> Void]] = [:]
  private var origins = TaskOrigins()
  /// The time of the next look at the waits.
  private var nextLook: ContinuousClock.Instant?
  /// Returns the number of the current device, even off the main actor.
  private var current: (@Sendable () -> Int?)?

  private init() {
    RuntimeHook.install { TaskPool.shared.take($0) }
  }

  /// Adds an observer, which ignores the jobs that have already begun.
  ///
  /// - Parameters:
  ///   - device: The number of the device whose tasks to observe; nil for all tasks.
  ///   - firstTask: The number of the latest task that began before the device.
  ///   - current: Returns the number of the current device; nil if that is the shared one.
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

  /// Has an observer watch for jobs until ``endLook(of:)``.
  ///
  /// The tasks that the current task begins without a device belong to the observer, too: a test
  /// that calls a router with `async let` waits for its own tasks.
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

  /// The activity of an observer. While it looks, this grows with each job that may be its own, and
  /// each time it has to wait for a job: a busy actor takes in further tasks without a job of their
  /// own.
  func activity(of observer: Int) -> Int { lock.withLock { observers[observer]?.activity ?? 0 } }

  /// Calls `resume` when none of the jobs the observer has noticed is under way, or when they have
  /// used more processor time than `limit` or do nothing at all. Jobs still under way then no
  /// longer count.
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

  /// Calls `sequel` after the job that the current thread runs, before anyone who waits for the job
  /// goes on. Does nothing on a thread that runs none of the pool's jobs.
  func afterCurrentJob(_ sequel: @escaping @Sendable () -> Void) {
    lock.withLock {
      guard let number = running[Self.thread] else { return }
      sequels[number, default: []].append(sequel)
    }
  }
}

extension TaskPool {
  /// Takes back a task that yields. It counts even if there are no observers anymore.
  func enqueue(_ job: UnownedJob) {
    let (task, sender) = (RuntimeHook.task(of: job), context)
    run(job, lock.withLock { begin(task, from: sender) })
  }

  /// Takes a job over from the runtime, unless there are no observers.
  private func take(_ job: UnownedJob) -> Bool {
    let (task, sender) = (RuntimeHook.task(of: job), context)
    let number = lock.withLock { observers.isEmpty ? nil : begin(task, from: sender) }
    guard let number else { return false }
    run(job, number)
    return true
  }

  /// The sender of the current job. Reading the current device may release it, and with it an
  /// observer, so this reads it outside the lock.
  private var context: TaskContext {
    let (running, current) = lock.withLock {
      (self.running[Self.thread].flatMap { unfinished[$0]?.origin }, self.current)
    }
    return TaskContext(task: RuntimeHook.currentTask, device: current?(), running: running)
  }

  /// Counts a job before any other code can see it.
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
    let sequels = lock.withLock { self.sequels.removeValue(forKey: number) ?? [] }
    for sequel in sequels { sequel() }
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
  /// Ends waits that take too long, and keeps looking while there are any.
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
