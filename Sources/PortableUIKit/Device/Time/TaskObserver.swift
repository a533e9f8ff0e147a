#if !canImport(UIKit)
import Foundation

/// A job of the pool.
struct TaskJob {
  let number: Int
  /// The number of its task; 0 for an actor's job.
  let task: UInt64
  let origin: TaskOrigin
  /// Once it has begun to run: its thread's clock, and what that has shown then.
  private var start: (clock: ThreadClock, time: Duration)?

  init(number: Int, task: UInt64, origin: TaskOrigin) {
    self.number = number
    self.task = task
    self.origin = origin
  }

  /// To be called on the thread on which it runs.
  mutating func begin() {
    let clock = ThreadClock()
    start = (clock, clock.now)
  }

  /// Whether it has begun to run. On a busy machine that may take longer than any limit.
  var hasBegun: Bool { start != nil }

  /// What it has had of a processor.
  var cost: Duration { start.map { $0.clock.now - $0.time } ?? .zero }
}

/// Somebody who looks at the tasks of a device. An object, since each job is compared with all of them.
final class TaskObserver {
  /// Its device's number; nil where all tasks are looked at.
  let device: Int?
  let firstJob: Int
  /// The latest task that there was before the device.
  let firstTask: UInt64
  /// The tasks that have made the device, or have waited for it.
  var makers: Set<UInt64>
  var activity = 0
  /// The jobs for which it waits no longer, and their tasks, which may yield and come again.
  private var leftJobs: Set<Int> = []
  private var leftTasks: Set<UInt64> = []

  init(device: Int?, firstJob: Int, firstTask: UInt64, makers: Set<UInt64>) {
    self.device = device
    self.firstJob = firstJob
    self.firstTask = firstTask
    self.makers = makers
  }

  /// Waits for these no longer.
  func leave(_ jobs: [TaskJob]) {
    leftJobs.formUnion(jobs.map(\.number))
    leftTasks.formUnion(jobs.map(\.task).filter { $0 != 0 })
  }

  /// Whether a job can be one of the device's app, as far as is known.
  func mayOwn(_ job: TaskJob, _ origins: TaskOrigins) -> Bool {
    guard let device else { return true }
    return switch job.origin {
    case .device(let owner): owner == device
    case .task: origins.leads(job.origin, to: makers, after: firstTask)
    case .unknown: job.task == 0 || job.task > firstTask
    }
  }

  /// Whether it waits for a job. In an actor's job tasks of several devices can run, since an actor that
  /// is at work takes in others.
  func waits(for job: TaskJob, _ origins: TaskOrigins) -> Bool {
    job.number > firstJob && !leftJobs.contains(job.number) && !leftTasks.contains(job.task)
      && (job.task == 0 || mayOwn(job, origins))
  }
}

/// Somebody who waits until nothing is under way.
struct TaskWait {
  /// After how many looks at which nothing has been done jobs are left: they wait for something and keep
  /// their threads.
  private static let mostStillLooks = 60

  let observer: Int
  let limit: Duration
  let resume: @Sendable (_ isLate: Bool) -> Void
  private(set) var nextLook: ContinuousClock.Instant
  /// What jobs that have ended meanwhile have had of a processor, and what of it was the device's own.
  private var spent = Duration.zero
  private var ownSpent = Duration.zero
  private var lastCost = Duration.zero
  private var lastJobs: Set<Int> = []
  private var stillLooks = 0

  init(observer: Int, limit: Duration, resume: @escaping @Sendable (_ isLate: Bool) -> Void) {
    self.observer = observer
    self.limit = limit
    self.resume = resume
    nextLook = .now + limit / 30
  }

  mutating func add(_ cost: Duration, isOwn: Bool) {
    spent += cost
    if isOwn { ownSpent += cost }
  }

  /// Whether the time is over, and then whether the device's own jobs are to be told of; nil as long as
  /// it is not. Only what a job does itself counts, and not how long a busy machine lets it wait.
  mutating func look(at jobs: [TaskJob], own: [TaskJob]) -> Bool? {
    nextLook = .now + limit / 30
    guard limit > .zero else { return !own.isEmpty }
    let ownCost = own.reduce(ownSpent) { $0 + $1.cost }
    if ownCost >= limit { return true }
    let cost = jobs.reduce(spent) { $0 + $1.cost }
    if cost - ownCost >= limit { return false }
    let begun = Set(jobs.filter(\.hasBegun).map(\.number))
    let isStill = !begun.isEmpty && begun == lastJobs && cost - lastCost < limit / 1_000
    stillLooks = isStill ? stillLooks + 1 : 0
    if !isStill { (lastJobs, lastCost) = (begun, cost) }
    return stillLooks < Self.mostStillLooks ? nil : own.contains(where: \.hasBegun)
  }
}
#endif
