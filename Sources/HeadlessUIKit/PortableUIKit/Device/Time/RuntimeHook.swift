#if !canImport(UIKit)
import Foundation

/// Intercepts the jobs of the concurrency runtime. If the hook variable is set, the runtime calls
/// it with each job that it sends off the main actor.
///
/// A job from `Task.yield()` bypasses the hook: it goes straight to the executor it's called on.
///
/// The runtime exports the variable but doesn't document it, so the hook looks the variable up by
/// name. If the variable is missing, for example in a statically linked program, nothing changes.
enum RuntimeHook {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  private typealias NumberOf = @Sendable @convention(c) (UnsafeRawPointer) -> UInt64
  private typealias Current = @Sendable @convention(c) () -> UnsafeRawPointer?

  /// Returns true to take a job over, false to leave it to the runtime.
  typealias Taker = @Sendable (UnownedJob) -> Bool

  nonisolated(unsafe) private static var taker: Taker?
  private static let numberOf = symbol("swift_task_getJobTaskId").map {
    unsafeBitCast($0, to: NumberOf.self)
  }
  private static let current = symbol("swift_task_getCurrent").map {
    unsafeBitCast($0, to: Current.self)
  }

  /// Passes every job to `taker` from now on; returns false if that isn't possible. Call this once.
  @discardableResult
  static func install(_ taker: @escaping Taker) -> Bool {
    guard let variable = symbol("swift_task_enqueueGlobal_hook") else { return false }
    self.taker = taker
    let hook: Hook = { job, original in
      if RuntimeHook.taker?(job) != true { original(job) }
    }
    variable.assumingMemoryBound(to: Hook?.self).pointee = hook
    return true
  }

  /// The number of a job's task; 0 for an actor's job, or if the runtime doesn't say.
  static func task(of job: UnownedJob) -> UInt64 {
    number(of: unsafeBitCast(job, to: UnsafeRawPointer.self))
  }

  /// The number of the current task; 0 if there is none.
  static var currentTask: UInt64 { current?().map(number) ?? 0 }

  /// The number of the latest task. Numbers grow, so this begins a task and reads its number.
  static func latestTask() -> UInt64 {
    number(of: unsafeBitCast(Task.detached {}, to: UnsafeRawPointer.self))
  }

  private static func number(of job: UnsafeRawPointer) -> UInt64 { numberOf?(job) ?? 0 }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlopen(nil, RTLD_LAZY).flatMap { dlsym($0, name) }
  }
}
#endif
