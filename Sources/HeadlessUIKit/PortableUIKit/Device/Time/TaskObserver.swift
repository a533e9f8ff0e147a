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

  /// Whether the observer awaits the job from now on: not if it does so already, or if the job is none of
  /// its own.
  mutating func tell(_ observer: TaskObserver, _ origins: TaskOrigins) -> Bool {
    guard observer.take(self, origins) else { return false }
    observers.append(observer)
    return true
  }

  /// What it has had of a processor.
  var cost: Duration { start.map { $0.clock.now - $0.time } ?? .zero }
}

/// Somebody who looks at the tasks of a device. An object, since a job is compared with all who look.
final class TaskObserver {
  /// Its device's number; nil where all tasks are looked at.
  let device: Int?
  let firstJob: Int
  /// The number of the latest task that began before the device.
  let firstTask: UInt64
  /// The tasks that have made the device, or have waited for it.
  private var makers: Set<UInt64>
  /// How many calls of `settle()` look by way of it just now. Only then does it notice jobs: there are
  /// as many observers as devices, and a job should not cost something for each.
  private(set) var looks = 0
  /// Grows with each job that it notices, and each time that it has to wait for one.
  private(set) var activity = 0
  /// The jobs under way that it waits for.
  private(set) var awaited: Set<Int> = []
  private(set) var waits: [TaskWait] = []
  /// The jobs for which it waits no longer, and their tasks, which may yield and come again.
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

  /// Whether it awaits the job from now on. To be called while it looks.
  func take(_ job: TaskJob, _ origins: TaskOrigins) -> Bool {
    waits(for: job, origins) && awaited.insert(job.number).inserted
  }

  func noteActivity() { activity += 1 }

  func begin(_ wait: TaskWait) {
    waits.append(wait)
    noteActivity()
  }

  /// The waits that are over with the end of a job.
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

  /// Looks after those who wait too long, and no longer waits for what those have waited for.
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

  /// Whether a job can be one of the device's app, as far as is known.
  func mayOwn(_ job: TaskJob, _ origins: TaskOrigins) -> Bool {
    guard let device else { return true }
    return switch job.origin {
    case .device(let owner): owner == device
    case .task: origins.leads(job.origin, to: makers, after: firstTask)
    case .unknown: job.task == 0 || job.task > firstTask
    }
  }

  /// In an actor's job tasks of several devices can run, since an actor that is at work takes in others.
  private func waits(for job: TaskJob, _ origins: TaskOrigins) -> Bool {
    job.number > firstJob && !leftJobs.contains(job.number) && !leftTasks.contains(job.task)
      && (job.task == 0 || mayOwn(job, origins))
  }
}

/// Somebody who waits until nothing is under way.
struct TaskWait {
  /// After how many looks at which nothing has been done jobs are left: they wait for something and keep
  /// their threads.
  private static let mostStillLooks = 60

  let limit: Duration
  let resume: @Sendable (_ isLate: Bool) -> Void
  private(set) var nextLook: ContinuousClock.Instant
  /// What jobs that have ended meanwhile have had of a processor, and what of it was the device's own.
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
