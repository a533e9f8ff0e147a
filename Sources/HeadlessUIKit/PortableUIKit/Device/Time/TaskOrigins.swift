#if !canImport(UIKit)
import Foundation

/// Whose a job is, as far as the runtime lets that be known.
enum TaskOrigin: Hashable, Sendable {
  /// It was begun while the device with this number was current, or by a task that was.
  case device(Int)
  /// It was begun by another task, and no device was current.
  case task(UInt64)
  /// A task that began on the main actor, of which the runtime does not tell, or an actor's work that
  /// such a task has begun.
  case unknown
}

/// Where tasks come from: noted when the runtime first sends one off the main actor, while the one
/// that begins it is still the current one.
struct TaskOrigins {
  /// More tasks are not remembered: then the oldest are unknown again.
  private static let most = 1 << 16

  private var origins: [UInt64: TaskOrigin] = [:]

  /// Finds out whose a job is.
  ///
  /// - Parameters:
  ///   - task: The number of its task; 0 for an actor's job, in which tasks of several devices can run.
  ///   - context: What is known of who sends it.
  mutating func origin(of task: UInt64, from context: TaskContext) -> TaskOrigin {
    if let known = origins[task] { return known }
    guard task != 0 else { return context.running ?? .unknown }
    // Who sends itself is not the current task any more; and who is resumed is mostly older than who
    // resumes it.
    let origin = (task > context.task ? beginning(from: context) : nil) ?? .unknown
    origins[task] = origin
    forgetOldest()
    return origin
  }

  /// Where a task comes from that is begun.
  private func beginning(from context: TaskContext) -> TaskOrigin? {
    if let device = context.device { return .device(device) }
    guard context.task != 0 else { return nil }
    // A detached task has no device, and its children none from it.
    if case .device(let device)? = origins[context.task] { return .device(device) }
    return .task(context.task)
  }

  /// Whether one of the tasks that have led to a job is among these, or may be unknown as such: it is
  /// none that the runtime has told of, and later than `first`.
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

/// Who sends a job to the pool.
struct TaskContext {
  /// The number of the task that is the current one; 0 if there is none.
  let task: UInt64
  /// The device that is current, if any but the shared one is.
  let device: Int?
  /// Whose job it is that runs on this thread of the pool.
  let running: TaskOrigin?
}
#endif
