#if !canImport(UIKit)
import Foundation

/// A job of the pool.
struct TaskJob {
  let number: Int
  /// The number of its task; 0 for an actor's job.
  let task: UInt64
  let origin: TaskOrigin
  /// The observers that await it.
  private(set) var observers: [TaskObserver] = []
  /// The job's thread clock, and its time when the job began; nil until then.
  private var start: (clock: ThreadClock, time: Duration)?

  init(number: Int, task: UInt64, origin: TaskOrigin) {
    self.number = number
    self.task = task
    self.origin = origin
  }

  /// Notes that the job has begun. Call this on the thread that runs it.
  mutating func begin() {
    let clock = ThreadClock()
    start = (clock, clock.now)
  }

  /// Whether the job has begun to run. On a busy machine, that may take longer than any limit.
  var hasBegun: Bool { start != nil }

  /// Returns true if the observer awaits the job from now on; false if it already does, or if the
  /// job isn't its own.
  mutating func tell(_ observer: TaskObserver, _ origins: TaskOrigins) -> Bool {
    guard observer.take(self, origins) else { return false }
    observers.append(observer)
    return true
  }

  /// The processor time the job has used.
  var cost: Duration { start.map { $0.clock.now - $0.time } ?? .zero }
}

/// Observes the tasks of a device. It's a class because the pool compares every job with all
/// observers that are watching.
final class TaskObserver {
  /// The number of its device; nil to observe all tasks.
  let device: Int?
  let firstJob: Int
  /// The number of the latest task that began before the device.
  let firstTask: UInt64
  /// The tasks that created the device or have waited for it.
  private var makers: Set<UInt64>
  /// The number of calls, such as `settle()`, that use this observer now. It notices jobs only
  /// during them, because every device has an observer, and a job shouldn't cost something for
  /// each.
  private(set) var looks = 0
  /// Grows with each job it notices, and each time it has to wait for a job.
  private(set) var activity = 0
  /// The jobs under way that it waits for.
  private(set) var awaited: Set<Int> = []
  private(set) var waits: [TaskWait] = []
  /// The jobs it no longer waits for, and their tasks, which may yield and come again.
  private var leftJobs: Set<Int> = []
  private var leftTasks: Set<UInt64> = []

  init(device: Int?, firstJob: Int, firstTask: UInt64, maker: UInt64) {
    self.device = device
    self.firstJob = firstJob
    self.firstTask = firstTask
    makers = [maker]
  }

  func beginLook(by maker: UInt64) {
    looks += 1
    if maker != 0 { makers.insert(maker) }
  }

  func endLook() {
    looks -= 1
    if looks == 0 { awaited = [] }
  }

  /// Returns true if the observer awaits the job from now on. Call this only while it's watching.
  func take(_ job: TaskJob, _ origins: TaskOrigins) -> Bool {
    waits(for: job, origins) && awaited.insert(job.number).inserted
  }

  func noteActivity() { activity += 1 }

  func begin(_ wait: TaskWait) {
    waits.append(wait)
    noteActivity()
  }

  /// Returns the waits that end with this job.
  func takeEnd(of job: TaskJob, _ origins: TaskOrigins) -> [TaskWait] {
    guard awaited.remove(job.number) != nil, !waits.isEmpty else { return [] }
    guard !awaited.isEmpty else {
      defer { waits = [] }
      return waits
    }
    let isOwn = mayOwn(job, origins)
    for index in waits.indices { waits[index].add(job.cost, isOwn: isOwn) }
    return []
  }

  /// Returns the waits that took too long, and stops waiting for their jobs.
  func takeLate(_ jobs: [TaskJob], _ origins: TaskOrigins) -> [(wait: TaskWait, isLate: Bool)] {
    let own = jobs.filter { mayOwn($0, origins) }
    var ends: [(wait: TaskWait, isLate: Bool)] = []
    for index in waits.indices.reversed() where waits[index].nextLook <= .now {
      guard let isLate = waits[index].look(at: jobs, own: own) else { continue }
      ends.append((waits.remove(at: index), isLate))
    }
    if !ends.isEmpty { leave(jobs) }
    if awaited.isEmpty {
      ends += waits.map { ($0, false) }
      waits = []
    }
    return ends
  }

  private func leave(_ jobs: [TaskJob]) {
    leftJobs.formUnion(jobs.map(\.number))
    leftTasks.formUnion(jobs.map(\.task).filter { $0 != 0 })
    awaited.subtract(leftJobs)
  }

  /// Whether a job may belong to the device's app, as far as the pool knows.
  func mayOwn(_ job: TaskJob, _ origins: TaskOrigins) -> Bool {
    guard let device else { return true }
    return switch job.origin {
    case .device(let owner): owner == device
    case .task: origins.leads(job.origin, to: makers, after: firstTask)
    case .unknown: job.task == 0 || job.task > firstTask
    }
  }

  /// An actor's job can run tasks of several devices, because a busy actor takes in others.
  private func waits(for job: TaskJob, _ origins: TaskOrigins) -> Bool {
    job.number > firstJob && !leftJobs.contains(job.number) && !leftTasks.contains(job.task)
      && (job.task == 0 || mayOwn(job, origins))
  }
}

/// A wait until no job is under way.
struct TaskWait {
  /// The number of looks without progress after which a wait gives up on its jobs: they wait for
  /// something and hold on to their threads.
  private static let mostStillLooks = 60

  let limit: Duration
  let resume: @Sendable (_ isLate: Bool) -> Void
  private(set) var nextLook: ContinuousClock.Instant
  /// The processor time of the jobs that have ended meanwhile: of all, and of the device's own.
  private var spent = Duration.zero
  private var ownSpent = Duration.zero
  private var lastCost = Duration.zero
  private var lastJobs: Set<Int> = []
  private var stillLooks = 0

  init(
    limit: Duration, resume: @escaping @Sendable (_ isLate: Bool) -> Void
  ) {
    self.limit = limit
    self.resume = resume
    nextLook = .now + limit / 30
  }

  mutating func add(_ cost: Duration, isOwn: Bool) {
    spent += cost
    if isOwn { ownSpent += cost }
  }

  /// Returns nil while the wait continues, or else whether to report the device's own jobs. Only
  /// the work of a job counts, not how long a busy machine lets it wait.
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
