#if !canImport(UIKit)
import Foundation

/// How the concurrency runtime lets others see its jobs: a variable that it calls, where it is set,
/// with each job that it sends off the main actor.
///
/// `Task.yield()` does not come this way: it asks the executor on which it is called.
///
/// It is exported and not documented, so it is looked up by name. Where it is not found, in a
/// statically linked program for example, nothing is installed and nothing changes.
enum RuntimeHook {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  private typealias NumberOf = @Sendable @convention(c) (UnsafeRawPointer) -> UInt64
  private typealias Current = @Sendable @convention(c) () -> UnsafeRawPointer?

  /// Takes a job over, or does not want it.
  typealias Taker = @Sendable (UnownedJob) -> Bool

  nonisolated(unsafe) private static var taker: Taker?
  private static let numberOf = symbol("swift_task_getJobTaskId").map {
    unsafeBitCast($0, to: NumberOf.self)
  }
  private static let current = symbol("swift_task_getCurrent").map {
    unsafeBitCast($0, to: Current.self)
  }

  /// Hands every job over from now on; whether that is possible. To be called once.
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

  /// The number of a job's task; 0 for an actor's job, and where the runtime does not tell.
  static func task(of job: UnownedJob) -> UInt64 {
    number(of: unsafeBitCast(job, to: UnsafeRawPointer.self))
  }

  /// The number of the current task; 0 if there is none.
  static var currentTask: UInt64 { current?().map(number) ?? 0 }

  /// The number of the latest task. Numbers grow, so it is that of a task that begins now.
  static func latestTask() -> UInt64 {
    number(of: unsafeBitCast(Task.detached {}, to: UnsafeRawPointer.self))
  }

  private static func number(of job: UnsafeRawPointer) -> UInt64 { numberOf?(job) ?? 0 }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlopen(nil, RTLD_LAZY).flatMap { dlsym($0, name) }
  }
}
#endif
