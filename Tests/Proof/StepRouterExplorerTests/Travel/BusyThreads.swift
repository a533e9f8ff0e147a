import PortableUIKit

/// Threads that leave little time to anything else: twice as many as there are cores.
final class BusyThreads: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  private init() {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount * 2 {
      Thread.detachNewThread { [self] in
        while !lock.withLock({ isOver }) { Self.spin() }
      }
    }
  }

  private static func spin() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<1_000 { _ = generator.next() }
  }

  /// Runs the body while they are busy.
  @MainActor
  static func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    let threads = BusyThreads()
    defer { threads.lock.withLock { threads.isOver = true } }
    return try await body()
  }
}
