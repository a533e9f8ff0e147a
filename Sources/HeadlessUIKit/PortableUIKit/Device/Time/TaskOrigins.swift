#if !canImport(UIKit)
import Foundation

/// The owner of a job, as far as the runtime reveals it.
enum TaskOrigin: Hashable, Sendable {
  /// The job began while the device with this number was current, or in a task that did.
  case device(Int)
  /// Another task began the job, and no device was current.
  case task(UInt64)
  /// The job's task began on the main actor, which the runtime doesn't report, or the job is an
  /// actor's work that such a task has begun.
  case unknown
}

/// Records the origins of tasks: when the runtime first sends a task off the main actor, the task
/// that begins it is still the current one.
struct TaskOrigins {
  /// The number of origins to remember. Beyond it, the older half becomes unknown again.
  private static let most = 1 << 16

  private var origins: [UInt64: TaskOrigin] = [:]

  /// Returns the origin of a job, and remembers it for the job's task.
  ///
  /// - Parameters:
  ///   - task: The number of its task; 0 for an actor's job, in which tasks of several devices can
  ///     run.
  ///   - context: The sender of the job, as far as the pool knows it.
  mutating func origin(of task: UInt64, from context: TaskContext) -> TaskOrigin {
    if let known = origins[task] { return known }
    guard task != 0 else { return context.running ?? .unknown }
    // A task that sends itself is no longer the current one, and a resumed task is mostly older
    // than the task that resumes it.
    let origin = (task > context.task ? beginning(from: context) : nil) ?? .unknown
    origins[task] = origin
    forgetOldest()
    return origin
  }

  /// The origin of a task that begins in this context.
  private func beginning(from context: TaskContext) -> TaskOrigin? {
    if let device = context.device { return .device(device) }
    guard context.task != 0 else { return nil }
    // A detached task has no device, so its children inherit none from it.
    if case .device(let device)? = origins[context.task] { return .device(device) }
    return .task(context.task)
  }

  /// Returns true if one of `makers` led to the job, or if the origins end at a task that may be
  /// one of them, because the runtime didn't report it and it is later than `first`.
  func leads(_ origin: TaskOrigin, to makers: Set<UInt64>, after first: UInt64) -> Bool {
    var next = origin
    while case .task(let task) = next {
      if makers.contains(task) { return true }
      guard let before = origins[task], before != .unknown else { return task > first }
      next = before
    }
    return false
  }

  private mutating func forgetOldest() {
    guard origins.count > Self.most else { return }
    let oldest = origins.keys.sorted()[Self.most / 2]
    origins = origins.filter { $0.key >= oldest }
  }
}

/// The sender of a job to the pool.
struct TaskContext {
  /// The number of the current task; 0 if there is none.
  let task: UInt64
  /// The number of the current device; nil if that is the shared one.
  let device: Int?
  /// The origin of the job that runs on this thread of the pool.
  let running: TaskOrigin?
}
#endif
