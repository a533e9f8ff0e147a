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

  /// Takes a job over, or does not want it.
  typealias Taker = @Sendable (UnownedJob) -> Bool

  nonisolated(unsafe) private static var taker: Taker?

  /// Hands every job over from now on; whether that is possible. To be called once.
  @discardableResult
  static func install(_ taker: @escaping Taker) -> Bool {
    guard let program = dlopen(nil, RTLD_LAZY),
      let variable = dlsym(program, "swift_task_enqueueGlobal_hook")
    else { return false }
    self.taker = taker
    let hook: Hook = { job, original in
      if RuntimeHook.taker?(job) != true { original(job) }
    }
    variable.assumingMemoryBound(to: Hook?.self).pointee = hook
    return true
  }
}
#endif
