#if !canImport(UIKit)
/// Runs work of functions that have no actor in UIKit, but belong on the main thread.
enum MainThread {
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Traps off the main thread.
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Unchecked(value: body()) }.value
  }

  /// Runs the work at once on the main thread, and from others as soon as that is free.
  static func hop(_ body: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent { return run(body) }
    Task { @MainActor in body() }
  }
}
#endif
