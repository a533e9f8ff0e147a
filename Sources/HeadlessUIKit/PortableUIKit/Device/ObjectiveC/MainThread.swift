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
    if isCurrent { return run(body) }
    Task { @MainActor in body() }
  }

  /// Whether the main actor runs here. In a test, a thread that serves the main queue isn't always
  /// the main one.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
#endif
